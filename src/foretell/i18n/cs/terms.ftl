### Slova, která mají české příručky různá, s pádem ($case) a číslem: REXhry stojí zde, Piatnik v editions/piatnik-cs.ftl.
### cap je začátek věty, pl- množné číslo, own a your „svůj“ a „tvůj“.

-jester =
    { $case ->
       *[nom] šašek
        [gen] šaška
        [acc] šaška
        [ins] šaškem
        [cap] Šašek
        [pl-nom] šašci
        [pl-gen] šašků
        [pl-acc] šašky
        [pl-cap] Šašci
    }
-prediction =
    { $case ->
       *[nom] odhad
        [gen] odhadu
        [acc] odhad
        [ins] odhadem
        [cap] Odhad
        [pl-nom] odhady
        [pl-gen] odhadů
        [pl-acc] odhady
        [pl-cap] Odhady
        [own-acc] svůj odhad
        [your-nom] tvůj odhad
        [your-cap] Tvůj odhad
        [hidden-pl-nom] skryté odhady
        [hidden-pl-cap] Skryté odhady
        [hidden-pl-gen] skrytých odhadů
        [exact-pl-nom] přesné odhady
        [exact-pl-cap] Přesné odhady
        [exact-pl-gen] přesných odhadů
    }
-hidden =
    { $case ->
       *[nom] skrytý odhad
        [gen] skrytého odhadu
        [ins] skrytým odhadem
        [cap] Skrytý odhad
    }
-secret =
    { $case ->
       *[nom] tajný odhad
        [gen] tajného odhadu
        [ins] tajným odhadem
        [cap] Tajný odhad
    }
-clairvoyance =
    { $case ->
       *[nom] jasnozřivost
        [gen] jasnozřivosti
        [ins] jasnozřivostí
        [cap] Jasnozřivost
        [loc] jasnozřivosti
    }
-plus-minus-one = Plus/minus jedna
-block =
    { $case ->
       *[nom] tabulka pravdy
        [acc] tabulku pravdy
        [cap] Tabulka pravdy
    }
-scribe =
    { $case ->
       *[nom] písař
        [gen] písaře
        [acc] písaře
        [ins] písařem
        [cap] Písař
    }
-follow =
    { $case ->
       *[inf] ctít
        [you] ctíš
    }
