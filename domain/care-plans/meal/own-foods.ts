/**
 * Foods that people avoid by a general word, with the words that dishes in Zambia use for them, in English, Nyanja,
 * Bemba and Tonga. Native speakers extend them. Allergens of the list are in `allergen-words.ts`.
 */
export const ownFoods: readonly { label: string; named: RegExp; words: RegExp }[] = [
  {
    label: 'pork',
    named: /\bpork|\bpigs?\b/,
    words: /\bpork|\bpigs?\b|nkhumba|nkumba|bacon|\bham\b|gammon|pepperoni|salami|trotter|\blard\b/,
  },
  {
    label: 'beef',
    named: /\bbeef|\bcows?\b(?! ?milk)/,
    words:
      /\bbeef|steak|\bmince(?:d meat)?\b|oxtail|biltong|burger|boerewors|cow ?heel|tripe|ng.?ombe/,
  },
  {
    label: 'chicken',
    named: /chicken|poultry|nkuku|inkoko/,
    words: /chicken|poultry|\bi?nkuku\b|inkoko|drumstick|gizzard/,
  },
  {
    label: 'beans',
    named: /\bbeans?\b|nyemba|\bch?ilemba/,
    words: /\bbeans?\b|nyemba|\bch?ilemba/,
  },
  {
    label: 'maize',
    named: /maize|\bcorn\b|mealie/,
    words:
      /maize|\bcorn\b|mealie|nshima|nsima|ubwali|\bsamp\b|popcorn|munkoyo|chibwantu|maheu|corn ?flakes|polenta/,
  },
  { label: 'okra', named: /\bokra|delele|therere|derere/, words: /\bokra|delele|therere|derere/ },
  {
    label: 'mushrooms',
    named: /mushroom|\bu?bowa\b/,
    words: /mushroom|\bu?bowa\b|chanterelle|ichikolowa|chikolowa/,
  },
  {
    label: 'caterpillars',
    named: /caterpillar|mopane|finkubala|vinkubala|insects?/,
    words: /caterpillar|mopane|finkubala|vinkubala|ifishimu|\binswa\b|termite|grasshopper/,
  },
  {
    label: 'sweet potato',
    named: /sweet ?potato|kandolo|chumbu/,
    words: /sweet ?potato|kandolo|chumbu|kalembula/,
  },
  {
    label: 'cassava',
    named: /cassava|\btute\b|kalundwe|chinangwa/,
    words: /cassava|\btute\b|kalundwe|chinangwa|katapa|tapioca/,
  },
  {
    label: 'citrus',
    named: /citrus|\boranges?\b|\blemons?\b/,
    words: /citrus|\boranges?\b|\blemons?\b|\blimes?\b|naartj|tangerine|grapefruit|mandarin/,
  },
  { label: 'avocado', named: /avocado/, words: /avocado|guacamole|kotapela/ },
  {
    label: 'chilli',
    named: /chill?i|peppers?\b/,
    words: /chill?i|peri[- ]?peri|piri[- ]?piri|sabalala|tabasco|peppers?\b/,
  },
  {
    label: 'pumpkin',
    named: /pumpkin|chibwabwa/,
    words: /pumpkin|chibwabwa|\bfutali\b|butternut|squash/,
  },
]
