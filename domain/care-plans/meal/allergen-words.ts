import type { Words } from '../../values/unless-after.ts'
import type { Allergen } from './allergen-names.ts'

/**
 * Allergens by the words that dishes, recipes and shopping lists in Zambia use for them (Codex
 * Alimentarius, list of foods that cause hypersensitivity, CXS 1-1985), in English, Nyanja, Bemba and
 * Tonga. Native speakers extend them.
 */
export const wordsOf = {
  // "Nuts" alone are of both kinds.
  Groundnuts: [
    /ground ?nut|peanut|pea nut|\bg[ /-]?nuts?\b|monkey nut|snickers/,
    { before: /(?:brazil|cashew|macadamia|pecan|tiger|tree) $/, words: /\bnuts?\b/g },
    /satay|nshaba|nshawa|nthongo|ntongo|chikanda|african polony|mtedza|mbalala|nyemu|futali|chiponde|eezee ?(?:cup|paste)|bamba nut|ndongwe|nsinji[lr]o|ntwilo|plumpy|\brutf\b|ifishashi|ifisashi|visashi|fisashi/,
  ],
  'Milk and dairy': [
    /\bmilk|\bbutter ?milk|mabisi|mkaka|mukaka|yoghurt|yogurt|cheese|\bcream\b|creamer|cremora/,
    { before: /(?:peanut|groundnut|nut) $/, words: /\bbutter\b/g },
    /\bghee\b|\bwhey\b|custard|ice cream|\bmasi\b|\bamasi\b|\bmaas\b|chambiko|\blacto\b|plumpy|\brutf\b|chocolate|\bmilo\b|horlicks|cerelac|pizza|lasagn|quiche|white sauce|pancake|french toast|margarine|\bfeta\b|paneer|mozzarella|cheddar|parmesan|ricotta|gouda|creamy|cookie|brownie|\blatte\b|cappuccino|\blassi\b|\braita\b|\bkefir\b|carbonara|alfredo|b[eé]chamel|\btoffee|caramel|\bfudge\b|crumpet|flapjack|trifle|korma/,
    { before: /(?:fish|oat|rice) ?$/, words: /cakes?\b(?! (?:flour|tin))/g },
    /scone|muffin|waffle/,
  ],
  // Garden eggs (impwa) are a vegetable, and portions are "the size of an egg".
  Eggs: [
    { before: /(?:garden|size of an) $/, words: /\beggs?\b/g },
    /mazira|mazila|\bamani\b|omelet|mayonnaise|\bmayo\b|scrambled|quiche|meringue|pancake|french toast/,
    { before: /(?:fish|oat|rice) ?$/, words: /cakes?\b(?! (?:flour|tin))/g },
    /scone|muffin|waffle|egg ?nog|swiss roll|banana bread|dough ?nut|donut|fritter|vitumbuwa|trifle|meat ?ball|mandaz|mandas|vet ?koek|fat ?cook|\bsponge\b|\bbatter(?:ed)?\b|coleslaw|potato salad|cookie|biscuit|brownie|custard|ice cream|meat ?loaf|caesar|tartare?\b|schnitzel|frittata|shakshuka|crumpet|flapjack|spanish tortilla|carbonara|souffl|crumbed|breaded|nugget|pavlova|macaroon|hollandaise|b[eé]arnaise|egg noodle|fresh pasta|\bflan\b|queen ?cakes?|cup ?cakes?|macaroni pie/,
  ],
  Fish: [
    { before: /shell ?$/, words: /fish/g },
    /sea ?food|nsomba|\bisabi\b|\binswi\b|kapenta|bream|tilapia|chisense|matemba|sardine|pilchard|\btuna|mackerel|salmon|anchov|\bhake\b|barbel|mpasa|\bbuka\b|haddock|snoek|\bcod\b|trout|ndakala|mintesa|chambo\b|utaka|mulamba|worcester|caesar|usipa|perch|paella|sushi|\bsole\b|herring|caviar|\broe\b|umulonge|babeli|mukunga|imisepa|ubusanga|\bkippers?\b|\beels?\b|\bcarp\b|dorado|kingklip|halibut/,
  ],
  Shellfish: [
    /shell ?fish|sea ?food|scampi|paella|prawn|shrimp|\bcrabs?\b(?! apple)|crayfish|lobster|mussel|\bclams?\b|squid|calamari|oyster(?! mushroom)|langoustine|scallop(?!ed)|octopus|sushi|nkhanu|\bsnails?\b/,
  ],
  'Wheat and gluten': [
    /wheat|bread|toast|scone|\bbuns?\b|pasta|spaghetti|macaroni|noodle|chapati|\broti\b|\bnaan\b|samosa|samoosa|meat ?ball|vet ?koek|fat ?cook|cerelac|soya? sauce|biscuit|cracker|\bcakes?\b|pancake|doughnut|pastry|pizza|\bpies?\b|couscous|fritter|vitumbuwa|muffin|waffle|sandwich|burger|hot ?dog|mandaz|mandas|croissant|tortilla|\bwraps?\b|bulgur|crumbed|\bbatter(?:ed)?\b|nugget|swiss roll|lasagn|french toast|\bspelt\b|\boats?\b|oatmeal|horlicks|barley|\brye\b|semolina|sausage|vienna|boerewors|cookie|spring rolls?|\bpitt?a\b|shawarma|dumpling|fish ?finger|schnitzel|gravy|\bmalt\b|\bmilo\b|\bbeer\b|\blager\b|corn ?flakes|golden morn|seitan|\bbran\b|ravioli|cannelloni|tagliatelle|vermicelli|bagel|\brusks?\b|brownie|crumpet|flapjack|magwinya|pro ?nutro|morvite|meat ?loaf|breaded|\bpasties\b|\bpasty\b|\btarts?\b|trifle|custard slice|freekeh|\bfarro\b|meat ?pie/,
    { before: /african $/, words: /polony/g },
    { before: /(?:cabbage|sushi|lettuce|fish) $/, words: /\brolls?\b/g },
    /weet-?a?bix/,
    { before: /(?:maize|corn|cassava|rice|millet|sorghum|soya|bean|potato) $/, words: /\bflour/g },
  ],
  Soya: [
    /soya|soja|unimix|morvite|nutrela|imana|teriyaki|worcester|nutri-?meal|\bsoy\b|tofu|tempeh|\bmiso\b|textured vegetable|\bheps\b|\bcsb\b|super ?cereal|\btvp\b|edamame|(?:vegetable|veggie|vegetarian|vegan) (?:mince|meat|sausage|burger|polony)/,
    {
      before:
        /(?:into|in|of|small|large|big|size|pineapple|mango|pumpkin|butternut|potato|carrot|fruit|melon|watermelon|pawpaw|papaya|apple|banana|chicken|beef|meat|goat|pork|fish|tuna|chocolate)[ -]$/,
      words: /\bchunks\b/g,
    },
  ],
  'Tree nuts': [
    /marzipan|nutella|nougat|praline|pesto|muesli|granola|trail mix|cashew|almond|walnut|macadamia|pecan|hazelnut|pistachio|bakewell|frangipane|baklava|amaretti|korma|mongongo|ferrero/,
    { before: /(?:ground|pea|monkey) $/, words: /\bnuts?\b/g },
  ],
  Sesame: [/sesame|tahini|sim ?sim|hummus|houmous|halva|\bbenne\b|falafel|za.?atar/],
} as const satisfies Readonly<Record<Allergen, Words>>

/** What people call an allergen that is no word of a dish: "gluten free porridge" holds none. */
export const namedAs: Readonly<Partial<Record<Allergen, RegExp>>> = {
  'Milk and dairy': /dairy|lactose|casein/,
  'Wheat and gluten': /gluten|coeliac|celiac/,
  Shellfish: /crustacean/,
}
