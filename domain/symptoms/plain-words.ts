/**
 * Normalises a text, so that a few patterns match many ways of writing. What is denied, or is about
 * long ago or meant otherwise is taken out, and all else stays.
 */

/** Spellings and Zambian usage, as whole words, brought to one form. */
const spellings: readonly [RegExp, string][] = [
  [/[‘’'`´]/g, ''],
  [/([a-z])\1{2,}/g, '$1'],
  [
    /\b(?:can ?not|cant|cnt|cud?nt|couldnt|could not|unable to|not able to|fail(?:ed|ing|s)? to|failed|failing)\b/g,
    'cant',
  ],
  [/\b(?:dont|do not|didnt|did not) know (?:why|what|if)\b/g, ' '],
  [/\bnot (?:feeling|been) (?:well|fine|ok|okay|good)\b/g, 'unwell'],
  [/\bnot only\b/g, ' '],
  [/\b(?:does|did|do|is|was|has|are|have|will) not\b/g, 'not'],
  [/\b(?:doesnt|didnt|dont|isnt|wasnt|hasnt|arent|havent|wont|aint)\b/g, 'not'],
  [/\b(?:che?st|ches|chets|chesst|cheast)s?\b/g, 'chest'],
  [/\b(?:bre?ath?e?|breth|brith|breathe|brethe|breate)\b/g, 'breathe'],
  [/\b(?:breath?ing|brething|breating|breathin|brithing)\b/g, 'breathing'],
  [/\b(?:siezures?|seizers?|seisures?|seazures?)\b/g, 'seizure'],
  [/\bconvl\w+|\bcovuls\w+/g, 'convulsion'],
  [/\b(?:unconc?ious|unconcious|unconsious)\b/g, 'unconscious'],
  [/\bconfussed|\bconfuzed/g, 'confused'],
  [
    /\b(?:vomm?itt?ing|vomm?itt?ed|vomit+s?|vomm?its?|throwing up|threw up|puk(?:ed|ing))\b/g,
    'vomit',
  ],
  [/\b(?:head ?ac?ke?s?|headac?hes?|hedaches?|headeches?|head pains?)\b/g, 'headache'],
  [/\b(?:pregnat|pregant|preganant|preg)\b/g, 'pregnant'],
  [/\b(?:stools?|poop?|pupu|faeces|feces|motions?|shit)\b/g, 'stool'],
  [/\b(?:feet|foots)\b/g, 'foot'],
  [/\b(?:blood|blod|bloody|bleedy)\b/g, 'blood'],
  [/\b(?:bleed\w*|bleading|bled)\b/g, 'bleeding'],
  [
    /\b(?:hotness of (?:the )?body|hot body|body is (?:very |so )?hot|high temperature|temperature is high|fevers?|feva|fiver|feverish)\b/g,
    'fever',
  ],
  [/\b(?:tum+y|bel+y|abdomen|stom[ae]ch?e?|womb)\b/g, 'belly'],
]

/** What a "not" still means as a danger: "baby is not moving", "he does not wake up". */
const dangerousWhenDenied =
  '(?:(?!short|trouble|problem|difficult|hard|fast)\\w+ ){0,2}(?:mov\\w*|kick\\w*|play\\w*|respon\\w*|wak\\w*|breathe|breathing|talk\\w*|speak\\w*|see\\b|making|power|strength|breathe|oxygen|answering|feeling in|sensation|air|straight|clear|make sense|knowing (?:where|who)|before|such|drink\\w*|work\\w*|help\\w*|listen\\w*|obey\\w*|swallow\\w*|com(?:e|ing)\\b|urinat\\w*|pass\\w* urine|urine (?:for|since|today|all|from|at)|recogni\\w*|stop\\w*|felt|feel (?:the|my|any) (?:baby|arm|leg|face|hand|side|legs)|know (?:where|who|us|me|his|her))'

/** What is denied: "no chest pain or fainting", "without fever". */
const denied = new RegExp(
  `\\b(?:no|not|without|never|nor|denies)\\b(?! ${dangerousWhenDenied})(?: (?!and\\b|now\\b|today\\b|since\\b)[a-z]+){1,4}(?: or(?: [a-z]+){1,4}){0,3}`,
  'g',
)

/** What was long ago, happened in others' lessons, or is a fear: nothing happens now. */
const elsewhere =
  /\b(?:(?:\w+ )?years? ago|months ago|last year|in (?:19|20)\d\d|as a child|when i was (?:a |young|small|little)\w*|history of|risk of|to prevent|prevents?|leaflet|lesson|lecture|radio|film|movie|poster|read about|reading about|learn\w* about|talk about|(?:worried|afraid|scared|fear) (?:about |of )?(?:getting|having)|in my family|tv|first aid course|training on)\b/

/** Words of a danger sign with another meaning. They are taken out, so that all else still counts. */
const otherMeanings: readonly RegExp[] = [
  /\bchest (?:of drawers|day|workout|exercises?|press|muscles?|hair|size|x ?ray)\b/g,
  /\bafter (?:press|push) ups\b/g,
  /\b(?:out of|short of) (?:breathe|breathing) (?:after|from|when|while|during) (?:\w+ ){0,2}(?:running|run|football|soccer|netball|training|dancing|race|jogging|gym|sport|exercise|laughing)\b/g,
  /\bwords of (?:the|a|this|hymns?|songs?)\b/g,
  /\bbreathless with excitement\b/g,
  /\b(?:breathing exercises?|deep breathe)\b/g,
  /\b(?:choke|choking|gasp|gasping) (?:on|at) (?:\w+ ){0,2}(?:price|prices|fees|news|bills?)\b/g,
  /\b(?:price|prices|fees|news|bills?) (?:\w+ ){0,6}(?:choke|gasp)\b/g,
  /\b(?:slept|sleeping|sat|sitting|lying|lay) on (?:my|the) (?:\w+ )?(?:arm|leg|hand|foot|side)(?: \w+){0,3} numb\b/g,
  /\bstroke (?:of|the|my|his|her)\b/g,
  /\b(?:not|cant) see (?:\w+ ){0,3}without (?:my )?glasses\b/g,
  /\blost (?:my|the) (?:\w+ )?(?:glasses|spectacles)\b/g,
  /\b(?:roof|building|wall|house|bridge|tent|business|table|chair|shelf|bed|marriage|economy|network|system|shop) (?:has |have |had |just |nearly )?collaps\w*/g,
  /\bpass\w* out (?:leaflets?|papers|food|of|from)\b/g,
  /\b(?:and )?passed out (?:leaflets?|papers)\b/g,
  /\b(?:zesco|load ?shedding|power|electric\w*) black ?outs?\b/g,
  /\bblack ?outs? (?:from|by|due to|of) (?:zesco|load|power|electric\w*)/g,
  /\bfaint (?:line|smell|sound|light|picture|memory|ink|idea)\b/g,
  /\bcant wake (?:up )?(?:early|on time|for (?:work|school|class)|with the alarm)\b/g,
  /\bnot (?:respond\w*|answer\w*) (?:to )?(?:my |the |her |his )?(?:messages?|emails?|texts?|calls?|phone)\b/g,
  /\bfits? of (?:laughter|laughing|giggles|anger)\b/g,
  /\b(?:clothes|shoes?|dress|trousers|uniform|schedule|suitcase) (?:that |which )?fits?\b/g,
  /\b(?:bleeding|blood) (?:tests?|donat\w*|bank|sample|sugar|pressure|type|group)\b/g,
  /\bdonated blood\b/g,
  /\bblack (?:shoes?|socks?|boots?|sandals?|stockings|trainers?|polish)\b/g,
  /\b(?:foot|shoes?|socks?) (?:\w+ )?smell\w*(?: \w+){0,3} (?:shoes?|socks?|trainers?|boots?|football|gym)\b/g,
  /\bsweaty foot smell\w*\b/g,
  /\bbaby is not (?:sleeping|crawling|walking|eating)\b/g,
]

/** The text in clauses of plain words, with a space at either end, without what it denies. */
export function clausesOf(text: string): string[] {
  let plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  // No word has more letters; a pattern would read a long one again and again.
  plain = plain
    .replace(/[a-z0-9]{31,}/g, ' ')
    .replace(/[.,;:!?\n()]+| - /g, ' | ')
    .replace(/\bbut\b/g, '|')
  for (const [found, put] of spellings) plain = plain.replace(found, put)
  return plain
    .split('|')
    .map((clause) => ` ${clause.replace(/[^a-z0-9]+/g, ' ').trim()} `)
    .filter((clause) => !elsewhere.test(clause))
    .map((clause) => otherMeanings.reduce((left, words) => left.replace(words, ' '), clause))
    .map((clause) => ` ${clause.replace(denied, ' ').trim()} `)
}
