import { otherSigns } from './other-signs.ts'
import { clausesOf } from './plain-words.ts'

/**
 * Danger signs in the words people use. A text is brought to plain words first, in clauses, without
 * what it denies; then patterns of a few words each are looked for. Each pattern allows a few other
 * words between its own, never any number, so the time grows with the length of the text only.
 * Signs: AHA (hypertensive crisis), WHO mhGAP and IMCI danger signs, IFRC first aid guidelines 2020;
 * ketoacidosis and low sugar: ADA Standards of Care 2024; drug rashes: WHO HIV guidelines 2021; snake and dog
 * bites: WHO 2016 and 2018; in pregnancy: WHO Pregnancy, Childbirth, Postpartum and Newborn Care, 2015.
 */

const pain =
  '(?:pains?|paining|painful|painfull|hurts?|hurting|aches?|aching|sore|tight\\w*|pressure|press\\w+|heavy|heaviness|burn\\w*|squeez\\w*|crush\\w*|stab\\w*|sharp|weight)'
const much =
  '(?:too much|so much|very much|badly|very bad|so bad|unbearable|a lot|serious\\w*|severe\\w*)'
const limb = '(?:arm|leg|hand|side|foot)'
const weak =
  '(?:no (?:power|strength|feeling|sensation)|numb\\w*|weak\\w*|dead|paraly\\w*|limp|drag\\w*|no strength|tingl\\w*|not mov\\w*|cant (?:move|lift|raise)|not (?:work|lift|feel|respond)\\w*|lost (?:power|strength))'

/** `_` matches up to that many other words. */
const around = (source: string) => new RegExp(source.replace(/ _(\d) /g, '(?: \\w+){0,$1} '))

const signs: Readonly<Record<string, readonly RegExp[]>> = {
  chest: [
    around(` chest _4 ${pain} `),
    around(` ${pain} _4 chest `),
    around(` (?:pain|elephant|stone|load) _4 (?:chest|heart) `),
    / chest (?:\w+ ){0,5}(?:sitting|standing|stepping|stone|load) /,
    / (?:u?mutima|mtima) (?:\w+ ){0,2}\w*(?:kalip|waw|bab|pwetek)\w* /,
    around(' heart _2 (?:pain|pains|paining|painful|squeezing|squeezed) '),
    / heart attack /,
    / (?:pain|paining|hurting|aching) (?:\w+ ){0,3}(?:left arm|jaw) /,
    / (?:pressure|tight\w*|squeez\w*|heavy|heaviness|crush\w*) (?:\w+ ){0,1}(?:in|on|inside) (?:the |my )?heart /,
    / heart (?:\w+ ){0,4}(?:painful|squeez\w*) /,
    / left arm (?:\w+ ){0,2}(?:pain|paining|painful|hurts|hurting|aching) /,
    / chi?fu[wb]a (?:\w+ ){0,2}\w*(?:kalip|waw|bab|pwetek)\w* /,
    / icifuba (?:\w+ ){0,2}\w*kalip\w* /,
  ],
  breath: [
    around(' cant _3 (?:breathe|breathing|air) '),
    / (?:short\w*|out|loss) (?:of )?(?:breathe|breathing|air) /,
    / no (?:breathe|air|oxygen) /,
    / pant(?:ing|s) /,
    / (?:breathless\w*|gasp\w*|suffocat\w*|chok\w+) /,
    around(
      ' (?:hard|difficult\\w*|trouble|struggl\\w*|problems?|fast|rapid|quick|quickly|noisy|shallow|labou?red|fight\\w*|heavy) _3 (?:breathe|breathing) ',
    ),
    around(
      ' (?:breathe|breathing) _3 (?:hard|fast|faster|difficult\\w*|heavy|heavily|trouble|problems?|quick\\w*|short|badly|finish\\w*|stops?|stopped|noisy|deep and fast|cutting) ',
    ),
    / deep (?:and fast )?breathing (?:that|which|all|since|and|now) /,
    / breathing (?:very |so |too )?deep\w* (?:and|since|all|even) /,
    / not breathing(?! (?:fast|hard|exercise)) /,
    around(' (?:lips?|tongue|throat|fingers) _3 (?:blue|swollen|swelling|closing|closed) '),
    / (?:blue|swollen|swelling) (?:\w+ ){0,2}(?:lips?|tongue|throat) /,
    / asthma attack /,
    / wheez\w* (?:\w+ )?(?:badly|bad|hard|a lot|too much|so much|all (?:day|night)) /,
    / (?:inhaler|pump) (?:\w+ ){0,3}not (?:help|work)\w* /,
    / short breaths? /,
    / nshil[ae]?ka?pema /,
    / \w*(?:filwa|fiilwa|lephera|lepela|kangiwa|kangwa) (?:\w+ )?(?:uku|ku)(?:pema|puma) /,
  ],
  one_side: [
    around(` (?:left|right|one|whole) ${limb} _5 ${weak} `),
    around(` ${weak} _4 (?:left|right|one|whole) ${limb} `),
    around(` (?:arm|leg|hand) _3 (?:weak|numb|dead|paraly\\w*) _3 (?:sudden\\w*|once) `),
    around(` sudden\\w* _2 (?:weak|numb)\\w* `),
    around(
      ` (?:arm|leg|hand) _1 (?:has|have|with|suddenly|gone|went) _2 (?:no (?:strength|power|feeling)|weak|numb|dead) `,
    ),
    around(` cant _1 (?:move|lift|raise|feel|use) _2 ${limb}s? `),
    around(
      ` (?:my|his|her) (?:arm|leg|hand) _2 (?:dead|paraly\\w*|not mov\\w*|just (?:falls|drops)|drops|limp) `,
    ),
    / (?:half|one side|left side|right side|side) (?:of )?(?:my |his |her |the )?(?:body|face) /,
    / (?:numb\w*|weak\w*|paraly\w*) (?:on|in|of|all down|down) (?:the |my |his |her )?(?:one|left|right) (?:side)? ?/,
    around(
      ' (?:face|mouth|smile|lips?) _3 (?:droop\\w*|crooked|not straight|twist\\w*|hang\\w*|skew\\w*|one side|bent|pulled|fallen|numb|turned|shifted|sideways) ',
    ),
    / (?:crooked|twisted|droop\w*|bent|skew) (?:mouth|face|smile) /,
    / (?:have|having|had|has|get|getting|got|like|think|signs? of|suffered) (?:\w+ ){0,2}(?:mini )?stroke /,
    / (?:arm|leg|hand|foot|side) (?:\w+ ){0,2}(?:not (?:listen\w*|obey\w*)|refus\w*) /,
    / paralysed /,
  ],
  speech: [
    / cant (?:\w+ ){0,2}(?:speak|talk|utter)(?! (?:english|bemba|nyanja|french|tonga|lozi|to|with|about|in|at|during|now because i am|freely|openly)) /,
    / not (?:speaking|talking)(?! (?:to|with|about)) /,
    / slur\w* /,
    around(
      ' (?:speech|words|tongue|talking) _3 (?:jumbled|mixed|heavy|unclear|not clear|tied|not com\\w*|not come|strange|thick|slow|gone) ',
    ),
    / (?:trouble|hard|difficult\w*|struggl\w*|problems?) (?:\w+ ){0,1}(?:speaking|speak|talking|talk|speech)(?! (?:to|with|about|in|at|during)) /,
    / (?:speak\w*|talk\w*) (?:like|as if) (?:\w+ ){0,3}drunk\w* /,
    / tongue (?:\w+ ){0,2}not (?:listen\w*|obey\w*) /,
    / cant (?:\w+ )?(?:bring|get) (?:\w+ ){0,2}words? /,
    / words (?:\w+ ){0,2}(?:out )?wrong /,
  ],
  sight: [
    / cant (?:\w+ ){0,2}see(?! (?:the|a|my|you|why|how|what|any|him|her|them|myself|results?|doctor|clinician|where|small|it|well|far|clearly at)) /,
    / cant see (?:anything|well|properly|from|with|out of|on)(?: (?:my|the|one|left|right|eyes?|suddenly|today))* /,
    / (?:lost|losing|loss of|lose) (?:\w+ ){0,3}(?:sight|vision|eyesight) /,
    / (?:went|gone|going|suddenly|turned|became) (?:\w+ )?blind /,
    / (?:sight|vision|eyes?|eyesight) (?:\w+ ){0,2}(?:gone|lost|went|disappear\w*|black) /,
    / curtain (?:\w+ ){0,4}eyes? /,
    / (?:double vision|seeing double) /,
    / (?:everything|all) (?:\w+ ){0,2}(?:black|dark) /,
  ],
  collapse: [
    / collaps\w* /,
    / faint(?:ed|ing|s)? (?!line|smell|sound|light|picture|memory|ink|idea)/,
    / pass(?:ed|ing|es)? out /,
    / (?:unconscious\w*|unresponsive|fitted and) /,
    / black(?:ed|ing) out /,
    / (?:i|he|she|had a|have a|having) (?:\w+ )?black ?outs? /,
    / (?:lost|loss of|losing|lose) (?:\w+ )?conscious\w* /,
    / (?:not|cant|wont|hard to) (?:\w+ ){0,2}(?:wake|waking|be woken|woken|wake up|respond\w*) /,
    / (?:he|she|person|child|baby|mother|father|patient) (?:\w+ ){0,3}not (?:answering|moving|responding) /,
    / (?:like|as if) (?:he is |she is )?dead /,
    / (?:wakomoka|nakomoka|ankomoka|kukomoka|akomoka|nafuntwa|naponena) /,
    / (?:fell|falls|dropped) (?:down )?(?:suddenly|and (?:not|cant))/,
  ],
  confusion: [
    / (?:confused|confusion)(?! (?:about|by|with|on|over|which|how|what|when|between|two) )/,
    / confused (?:about|on) (?:where|who|what day|the day|time and place) /,
    / not (?:know|recogni\w*|remember) (?:where (?:he|she|i|we) |who (?:he|she|i) |me |us |people |his |her )/,
    / cant (?:recogni\w*|remember) (?:me|us|people|his|her|own|where|who) /,
    / talking (?:nonsense|rubbish|anyhow|things that not|in ?coherent\w*|without sense) /,
    / (?:not make|not making|making no|makes no|without|no) sense /,
    / not knowing (?:where|who) (?:he|she|i) /,
    / (?:seeing things|hallucinat\w*|delirious|seeing people who not) /,
  ],
  fits: [
    / fits(?! (?:me|him|her|well|in|into|my|his|perfect\w*|the|nicely|all|of laugh\w*|everyone|better|you|us|your|our|on|between) )/,
    / (?:a|another|first|bad|long) fit (?!of |body|and |enough|person|for|man|woman)/,
    / (?:is|was|started|starting|been|keeps?|kept|began) fitting(?! (?:me|well|in|into|room|shoes|clothes|the|a|new|my) )/,
    / fitting for (?:\d+|a|some|many|several) (?:\w+ )?(?:seconds?|minutes?|hours?) /,
    / seizures?(?! of) /,
    / (?:convuls\w*|khunyu|cipumputu) /,
    / epilep\w+ (?:attack|fits?|episode|came|started) /,
    / (?:jerk\w*|shak\w*) (?:\w+ ){0,2}(?:all over|whole body|uncontrol\w*|violently|and not) /,
    / (?:body|arms|legs) (?:\w+ ){0,2}(?:jerk\w*|shaking (?:violently|uncontrol\w*)) /,
    / (?:foam|froth)\w* (?:\w+ ){0,3}mouth /,
    / mouth (?:\w+ ){0,3}(?:foam|froth)\w* /,
    / (?:(?:he|she|child|baby) (?:is |was )?|(?:shak\w*|stiff|fell) (?:\w+ )?and )(?:foam|froth)ing /,
    / (?:foam|froth)ing and (?:shak\w*|stiff) /,
    / eyes? (?:\w+ )?roll\w* /,
    / eyes? (?:\w+ )?(?:turn\w*|look\w*) (?:up|upwards?|back|white) /,
    / (?:went|goes|gone|became|suddenly|turned) (?:\w+ )?stiff (?:and|suddenly|all|with) /,
    / body (?:\w+ )?(?:went|became) stiff /,
    / (?:shak\w*|trembl\w*|sweating) (?:\w+ ){0,6}(?:stopped|stop|quit|without|leaving|left) (?:\w+ ){0,1}(?:drinking|alcohol|beer|kachasu|tujilijili|drink) /,
    / (?:stopped|quit|stop|left|leaving|without) (?:\w+ ){0,1}(?:drinking|alcohol|beer|kachasu|tujilijili) (?:\w+ ){0,6}(?:shak\w*|trembl\w*|sweat\w*) /,
  ],
  headache: [
    around(
      ' (?:worst|severe|terrible|thunder\\w*|unbearable|sudden|suddenly|splitting|exploding|very bad|bad bad|strongest|serious|violent) _3 (?:headache|head) ',
    ),
    around(
      ' (?:headache|head paining|head hurting) _5 (?:worst|very much|unbearable|exploding|splitting|severe|like never|never (?:felt|had)|bursting|thunder\\w*|sudden\\w*|so bad|too much|too strong|terrible|killing) ',
    ),
    around(` (?:my|his|her|the) head _2 (?:pain|paining|hurts|hurting|aching) _1 ${much} `),
    around(' head _3 (?:explod\\w*|burst\\w*|split\\w*|hit by) '),
    / never (?:had|felt) (?:\w+ ){0,2}(?:headache|head) /,
  ],
  blood: [
    around(' (?:vomit|cough\\w*|spit\\w*|spat|bringing up|brought up|sick) _4 blood '),
    around(' blood _4 (?:vomit|sputum|phlegm|stool|toilet|when i cough|coughed) '),
    around(' (?:black|tarry|dark) _2 (?:stool|diarrh\\w*|toilet|tar) '),
    around(' stool _4 (?:black|tar|tarry|blood|like tar) '),
    around(' (?:passing|passed|pooing) _2 (?:blood|black) '),
    / coffee grounds? /,
    around(
      ` (?:bleeding|blood) _4 (?:heav\\w*|not stop\\w*|cant stop|non ?stop|too much|a lot|pouring|soak\\w*|gush\\w*|everywhere|much blood) `,
    ),
    around(
      ' (?:heav\\w*|not stop\\w*|cant stop|severe\\w*|too much|a lot of) _2 (?:bleeding|blood) ',
    ),
    around(' \\w*(?:sanza|luka|ruka) _1 (?:magazi|umulopa|mulopa) '),
  ],
  foot: [
    around(
      ' (?:foot|toes?|leg|sole|heel|wound|ulcer|sore) _4 (?:black|blackening|blackened|smell\\w*|rotten|rotting|stink\\w*|dead|going bad) ',
    ),
    / (?:black|blackened|smelly|smelling|rotten|rotting|dead|stinking) (?:\w+ ){0,1}(?:foot|toes?|leg|wound|ulcer|sore) /,
    / gangren\w* /,
  ],
  baby: [
    around(' (?:baby|child) (?:in|inside) _2 belly _2 (?:not|stopped|quiet|no|less) '),
    around(
      ' baby _4 (?:not|no|stopped|stop|less|cant|hardly|barely|isnt) _3 (?:mov\\w*|kick\\w*|play\\w*|respon\\w*) ',
    ),
    around(' baby _2 (?:mov\\w*|kick\\w*|play\\w*) _1 (?:less|little|slow\\w*|reduced) '),
    around(
      ' (?:no|not|fewer|less|reduced|stopped|cant feel) _3 (?:mov\\w*|kick\\w*) _4 (?:baby|belly|inside|pregnan\\w*|today) ',
    ),
    / (?:not|cant|havent) (?:\w+ )?(?:felt|feel|feeling) (?:the |my |any )?(?:baby|kicks?|movements?) /,
    / (?:no|fewer|less|reduced) (?:fetal |foetal |baby )?(?:movements?|kicks?) /,
  ],
  // A dangerous sugar or blood pressure, as a number: in mmol/L, or in mg/dL.
  numbers: [
    / (?:sugar|glucose) (?:(?:is|was|reads?|reading|at|of|levels?|over|above|now|has|gone|to|shows?|showing|up|down|today) ){0,4}(?:1|2|2[5-9]|[34]\d|5[0-3]|[4-9]\d\d|hi|lo)(?! (?:hours?|times?|spoons?|teaspoons?|days?|weeks?|months?|years?|tablets?|cups?|kg|minutes?|percent)) /,
    / (?:bp|pressure) (?:\w+ ){0,3}(?:1[89]\d|2\d\d) /,
  ],
  ketones: [
    / (?:breathe|mouth) (?:\w+ ){0,5}(?:sweet|fruits?|fruity|acetone|nail polish|pear drops) /,
    / (?:keep|keeps|kept) (?:on )?vomit /,
    / vomit (?:\w+ ){0,2}(?:everything|all|even water|non ?stop|nonstop) /,
    / cant keep (?:\w+ ){0,3}down /,
    / nothing (?:stays|is staying) (?:\w+ ){0,2}(?:belly|down) /,
  ],
  skin: [
    / skin (?:\w+ ){0,4}(?:peel\w*|coming off|comes off|falling off|blister\w*)(?! (?:\w+ ){0,4}(?:sun|sunburn|heels?|nose|lips|cold|foot|hands|fingers|soap)) /,
    / blister\w* (?:\w+ ){0,3}(?:body|all over|mouth) /,
    / (?:blister\w*|peel\w*|mouth sores) (?:\w+ ){0,5}(?:after|since|from|on) (?:\w+ ){0,4}(?:septrin|co ?trimoxazole|nevirapine|tegretol|carbamazepine|tablets?|medicines?|drugs?|injection|pills?|arvs?) /,
    / (?:face|body|lips?|eyes|tongue) (?:\w+ ){0,3}(?:swell\w*|swollen) (?:\w+ ){0,4}(?:after|since|from) (?:\w+ ){0,3}(?:amox\w*|septrin|penicillin|tablets?|medicines?|drugs?|injection|pills?) /,
  ],
  swallowing: [
    / cant (?:\w+ ){0,1}swallow(?! (?:\w+ ){0,2}(?:tablets?|pills?|large|big)) /,
    / cold sweat\w* and (?:\w+ ){0,1}(?:shak\w*|dying|faint\w*|weak|dizz\w*|like dying) /,
  ],
  bites: [
    / snake ?bit(?:e|es|ten)? /,
    / (?:snake|scorpion|dog|monkey|bat|jackal) (?:has |just |have )?(?:bit|bites?|bitten) /,
    / bit(?:ten)? by (?:\w+ ){0,2}(?:snake|scorpion|dog|monkey|bat|jackal) /,
  ],
  urine: [
    / (?:no|not|cant) (?:\w+ ){0,2}urine (?:\w+ ){0,3}(?:day|today|yesterday|night|morning|hours) /,
    / (?:not|cant) urinat\w*(?! (?:often|much|at night)) /,
    / urine (?:has |have )?(?:stopped|not coming|not com\w*) /,
  ],
  ...otherSigns,
}

/** Signs that are dangers together, wherever each of them is in the text. */
const together: readonly (readonly RegExp[])[] = [
  // Diabetic ketoacidosis.
  [/ vomit /, / (?:sugar|glucose|diabet\w*|ketones?) /],
  // Meningitis.
  [
    / (?:neck (?:\w+ ){0,3}(?:stiff\w*|rigid|hard|paining|painful|bend\w*)|(?:stiff\w*|rigid|hard|bend|turn) (?:\w+ ){0,1}neck) /,
    / (?:fever|headache|light|vomit) /,
  ],
  [
    / light (?:\w+ ){0,3}(?:hurts?|hurting|pain\w*) (?:\w+ ){0,2}eyes? /,
    / (?:fever|headache|neck|vomit) /,
  ],
  // An injury of the head.
  [
    / (?:hit|bang\w*|knock\w*|injur\w*|fell on) (?:\w+ ){0,3}head /,
    / (?:vomit|drowsy|sleepy|confus\w*|headache|bleeding|unconscious) /,
  ],
  [
    / fever /,
    / (?:purple (?:rash|spots)|very drowsy|too sleepy|not drinking|cant drink|cant stand|shivering badly) /,
  ],
  // Pregnancy and the weeks after birth.
  [
    / (?:pregnan\w*|expecting|trimester|unborn|(?:months|weeks) (?:along|gone)|gave birth|given birth|delivered|delivery|postpartum|labour) /,
    / (?:bleeding|blood|spotting|fever|waters? (?:\w+ )?(?:broke\w*|leak\w*|com\w*)|leaking (?:water|fluid)|(?:swollen|swelling|puffy) (?:\w+ ){0,2}(?:face|hands|eyes)|(?:face|hands) (?:\w+ ){0,3}(?:swollen|swelling|swell|puffy)|(?:bad|severe|strong|constant|terrible) (?:\w+ )?(?:headache|pain|belly)|headache (?:\w+ ){0,3}(?:bad|stop\w*|go away|going away)|(?:blur\w*|sight|vision|seeing (?:spots|stars|lights|flashes))|pain\w* (?:\w+ ){0,3}(?:ribs?|upper|right side)|rib pain|not mov\w*|stopped mov\w*|cant feel|less mov\w*|soak\w*|smelly discharge|belly (?:\w+ ){0,2}(?:paining|hurts) (?:too much|badly|a lot)) /,
  ],
]

/** Whether own words describe an urgent sign. It asks too often rather than too seldom. */
export function namesDanger(text: string): boolean {
  const clauses = clausesOf(text)
  const has = (pattern: RegExp) => clauses.some((clause) => pattern.test(clause))
  return (
    Object.values(signs).some((patterns) => patterns.some(has)) ||
    together.some((parts) => parts.every(has))
  )
}

const feverish = / (?:fever|chills) /
const tuberculosis =
  / (?:(?:night|nights) (?:\w+ ){0,2}sweat\w*|sweat\w* (?:\w+ ){0,3}(?:night|nights)|cough\w*|(?:lost|losing|loss of) (?:\w+ ){0,3}weight|weight (?:loss|is going)|(?:growing|getting) thin) /
const footSore =
  / (?:(?:sores?|ulcers?|wounds?|blisters?|cuts?|cracks?) (?:\w+ ){0,3}(?:foot|toes?|heels?|soles?)|(?:foot|toes?|heels?|soles?) (?:\w+ ){0,4}(?:sores?|ulcers?|wounds?|blisters?|cuts?|infected)) /

/** What own words speak of that is no emergency but needs a clinic soon. */
export function namesCareNeed(text: string): { fever: boolean; tb: boolean; foot: boolean } {
  const clauses = clausesOf(text)
  const has = (pattern: RegExp) => clauses.some((clause) => pattern.test(clause))
  return { fever: has(feverish), tb: has(tuberculosis) || has(feverish), foot: has(footSore) }
}
