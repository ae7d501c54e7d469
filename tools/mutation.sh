#!/usr/bin/env bash
# Mutate the rules and the table, run the tests against every mutant, and list the survivors.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
.venv-mutation/bin/mutmut run "$@"
.venv-mutation/bin/mutmut results
