/**
 * How words are written in chats and by ear: the words meant, then the forms of them. Spelling that is
 * one letter off a key word needs no row (`nearest`).
 */
const forms: Readonly<Record<string, string>> = {
  you: 'u',
  your: 'ur',
  are: 'r',
  why: 'y',
  and: 'n nd',
  am: 'm',
  the: 'd da',
  that: 'dat',
  this: 'dis',
  they: 'dey',
  them: 'dem',
  would: 'wud',
  could: 'cud',
  should: 'shud',
  will: 'wil',
  'want to': 'wanna wana wanaa wannaa wnna',
  want: 'wnt',
  'going to': 'gonna gona gon',
  'have to': 'gotta',
  'trying to': 'tryna',
  'i am': 'im iam',
  'i have': 'ive',
  'i will': 'ima imma',
  'do not': 'dont dnt dntt don',
  'does not': 'doesnt',
  'did not': 'didnt',
  'can not': 'cant cnt cannot',
  'will not': 'wont',
  'would not': 'wouldnt',
  'could not': 'couldnt',
  'should not': 'shouldnt',
  'is not': 'isnt',
  'are not': 'arent',
  'am not': 'aint',
  'was not': 'wasnt',
  'has not': 'hasnt',
  'have not': 'havent',
  not: 'nt',
  never: 'neva nva',
  'he is': 'hes',
  'she is': 'shes',
  'they are': 'theyre',
  'what is': 'whats wats',
  'that is': 'thats',
  'it is': 'its',
  life: 'lyf lyfe laif lif',
  like: 'lyk lyke',
  love: 'luv',
  live: 'liv',
  living: 'livin',
  time: 'tym tyme',
  night: 'nyt nite',
  tonight: 'tonite tnyt 2nite 2night',
  last: 'lst',
  when: 'wen',
  with: 'wid wif wit w',
  have: 'hav hv ave',
  having: 'havin',
  be: 'b',
  see: 'c',
  ok: 'k',
  just: 'jst jus',
  was: 'ws',
  is: 'iz',
  said: 'sed',
  says: 'sez',
  because: 'coz cos cuz bcoz bcz cz',
  please: 'plz pls plis',
  thinking: 'thnkin thinkin',
  feeling: 'feelin feling',
  killing: 'killin kiling',
  kill: 'kil',
  dying: 'dyin dieing',
  die: 'dei dye',
  dead: 'ded dedd',
  death: 'deth',
  hurt: 'hert hart',
  myself: 'myslf mysef maself meself mself myslef myselv myselves mysellf',
  himself: 'hisself himsef',
  herself: 'hersef',
  themselves: 'themself theirself',
  yourself: 'urself',
  'kill myself': 'kms kys',
  suicide: 'ctb sewerslide suiside sucide suecide suside',
  unalive: 'unalived',
  anymore: 'anymo',
  'no more': 'nomore',
  'no longer': 'nolonger',
  'no one': 'noone no1',
  nobody: 'nobdy',
  forever: 'forevr foreva 4eva 4ever',
  worth: 'wrth',
  whatever: 'wateva',
  raped: 'reped rapd',
  abusing: 'abussing abusin',
  beats: 'beets beatz',
  beating: 'beatin',
  hits: 'hitz',
  hitting: 'hittin',
  hubby: 'hubbie',
  husband: 'hasband husbend',
  uncle: 'uncel unkle',
  auntie: 'anti auntis',
  him: 'hm',
  poison: 'poisen poisn poizon poyson posion',
  tablets: 'tablits',
  took: 'tuk tok tooked',
  drank: 'drinked drunked dranked',
  swallowed: 'swallowd swolowed swalowed',
  many: 'meny',
  to: 'tu',
  suicidal: 'suisidal sucidal suicidel',
  'in front': 'infront',
  everything: 'everyting evrything',
  'every day': 'evryday everyday',
  every: 'evry',
  today: 'tday 2day',
  tomorrow: 'tmrw tomoro tmoro 2moro 2morrow',
  friend: 'frnd fren frend freind',
  been: 'bin',
  thought: 'thot',
  thoughts: 'thots',
  better: 'bettr betta beta',
  still: 'stil',
  tell: 'tel',
  about: 'abt',
  someone: 'sumone sum1',
  anyone: 'any1',
  everyone: 'every1',
  give: 'gv',
  now: 'nw',
  any: 'ne',
  what: 'wat',
  how: 'hw',
  hate: 'h8',
  before: 'b4',
  mate: 'm8',
  good: 'gd',
  forget: '4get',
}

export const chatWords: ReadonlyMap<string, string> = new Map(
  Object.entries(forms).flatMap(([meant, written]) =>
    written.split(' ').map((form) => [form, meant] as const),
  ),
)

const listed = (text: string) => text.trim().split(/\s+/)

/** Words that are worth recognising when they are misspelt, or written with a space inside. */
export const keyWords: readonly string[] = listed(`
  suicide suicidal myself yourself himself herself themselves overdose overdosed tablets
  panadol poison pesticide herbicide insecticide husband boyfriend girlfriend stepfather
  stepmother neighbour threatened threatens threatening strangled strangles molested
  molesting defiled defiling abused abuses abusing abusive swallowed swallow worthless
  hopeless nobody anymore forever goodbye alive killing hanging jumping cutting reason
  slapped punched burned forced forces touches touched violence assaulted everyone
  everything someone uncle disappear tomorrow kufwa`)

/** Everyday words one letter away from a key word. */
export const lookAlikes: ReadonlySet<string> = new Set(
  listed(`
  amused homeless prison season treason seasons reasons excused torches couches coaches
  teaches reaches husbands forked formed forged farces turned buried burner cutting
  putting getting jumping bumping pumping dumping filling billing selling calling telling
  rolling changing hinging banging hugging swallows abuser abusers confused refused ankle
  uncles tablet tables itself olive alike arrive hangings defined refined defining
  refining resided decided clapped snapped slipped lunched touchy tourches source sources
  force bored overuse stepsister killings kidding poised person persons matched watched
  pouched hatched neighbours hobbies violent violet cooking curling quitting skipping
  learned earned bunker abuse disappears disappeared`),
)
