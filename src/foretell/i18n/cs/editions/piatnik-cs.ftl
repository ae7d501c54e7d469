### Slova české příručky Piatniku, kde se liší od REXhry.

-jester =
    { $case ->
       *[nom] žolík
        [gen] žolíka
        [acc] žolíka
        [ins] žolíkem
        [cap] Žolík
        [pl-nom] žolíci
        [pl-gen] žolíků
        [pl-acc] žolíky
        [pl-cap] Žolíci
    }
-prediction =
    { $case ->
       *[nom] proroctví
        [gen] proroctví
        [acc] proroctví
        [ins] proroctvím
        [cap] Proroctví
        [pl-nom] proroctví
        [pl-gen] proroctví
        [pl-acc] proroctví
        [pl-cap] Proroctví
        [own-acc] své proroctví
        [your-nom] tvé proroctví
        [your-cap] Tvé proroctví
        [hidden-pl-nom] skrytá proroctví
        [hidden-pl-cap] Skrytá proroctví
        [hidden-pl-gen] skrytých proroctví
        [exact-pl-nom] přesná proroctví
        [exact-pl-cap] Přesná proroctví
        [exact-pl-gen] přesných proroctví
    }
-hidden =
    { $case ->
       *[nom] skryté proroctví
        [gen] skrytého proroctví
        [ins] skrytým proroctvím
        [cap] Skryté proroctví
    }
-secret =
    { $case ->
       *[nom] tajné proroctví
        [gen] tajného proroctví
        [ins] tajným proroctvím
        [cap] Tajné proroctví
    }
-clairvoyance =
    { $case ->
       *[nom] prozíravost
        [gen] prozíravosti
        [ins] prozíravostí
        [cap] Prozíravost
        [loc] prozíravosti
    }
-plus-minus-one = Plus nebo mínus 1
-block =
    { $case ->
       *[nom] záznamový blok
        [acc] záznamový blok
        [cap] Záznamový blok
    }
-scribe =
    { $case ->
       *[nom] důvěrník
        [gen] důvěrníka
        [acc] důvěrníka
        [ins] důvěrníkem
        [cap] Důvěrník
    }
-follow =
    { $case ->
       *[inf] přiznávat
        [you] přiznáváš
    }
mark-wizard = Z
mark-jester = N
word-points = body
section-predict = Proroctví
example-players = Paul Thomas Marie Petr
demo-players = Paul Thomas Marie Petr Eva Honza
