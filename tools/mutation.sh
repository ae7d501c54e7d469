#!/usr/bin/env bash
# Break the rules and the views in every small way that mutmut knows, one at a time, and count what the tests notice.
#
# It happens in mutants/, on a copy of the sources and tests as they are now. Options go to `mutmut run`, such as
# `--max-children 1`. Afterwards `cd mutants && ../.venv-mutation/bin/mutmut show NAME` shows one mutant.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
bin=$PWD/.venv-mutation/bin

rm -rf mutants
mkdir mutants
tar --exclude=__pycache__ -cf - pyproject.toml src tests | tar -xf - -C mutants
"$bin/python" tools/undecorate.py mutants/src/foretell/rules/*.py mutants/src/foretell/table/{sight,view}.py
(cd mutants && "$bin/mutmut" run "$@")
(cd mutants && "$bin/mutmut" results --all true) | "$bin/python" tools/mutation_report.py
