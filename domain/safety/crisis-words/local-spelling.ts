import { isWithin } from './letters.ts'

/**
 * Words of Bemba and Nyanja as they are often written, in the forms that the patterns of `local-words.ts` need.
 * They are long: a short word is one letter away from too many others. Drafted without a native speaker, as those
 * patterns.
 */
const localKeys = `
  ukufwa ukumwalila kumwalila kumwalira nimwalile nditamwalira ndikanafa
  ukuipaya kuipaya nkaipaya ndeipaya nalaipaya nkalaipaya
  kudzipha kudziphaya kuzipaya kuzipha kuzipaila ndidzipha nidzipha nizipaya nizazipaya nizazipha ndizazipha
  ndidzadzipha azazipaya adzadzipha
  ukuikulika kuikulika naikulika kudzimangirira kudzimangilila kuzimangilila kuzimangirira kuzikweza kudzikweza
  ndefwaya nalefwaya nshifwaya nshilefwaya nshilafwaya shilefwaya ndefwaisha ukufwaya alefwaya
  ndifuna nifuna ndikufuna nikufuna sindifuna sinifuna sindikufuna sinikufuna akufuna
  umweo umoyo ubumi natopa natopewa nalema nanaka naleka ndatopa ninalema cawama chawama chabwino
  munsende nsendeni munditenge munisenge mundisenge
  nilibe ndilibe chifukwa cifukwa cholinga
  namina ndamwa namwele nanwele mankhwala munkhwala mankwala makoswe mapilisi poizoni
  amanimenya akunimenya ananimenya amandimenya akundimenya anandimenya amatimenya amanichaya akunichaya amanitchaya
  amandizunza akundizunza anandizunza amanizunza akunizunza
  anandigwirira amandigwirira ananigwilila anigwilila amanigwilila ananigwirira akunigwilila
  kunipaya kundipha kunipha kundipaya azanipaya anganipaya adzandipha
  balanjuma bamanjuma alanjuma balenjuma alenjuma balanguma alanguma
  banjikete anjikete anjikata balinjikata alinjikata
  amamumenya akumumenya anamumenya`
  .trim()
  .split(/\s+/)

const keys = new Set(localKeys)
const keysBySize = new Map<number, string[]>()
for (const word of localKeys)
  keysBySize.set(word.length, [...(keysBySize.get(word.length) ?? []), word])

/** Other words of these languages that are one letter away: to drink, to kill an animal, to give me. */
const otherWords = new Set(
  'ukunwa ukupwa kupaya kupaila ukwipaya kwipaya kunipasa kunipatsa kundipatsa kundipa kanipaya nizapaya ndidzapha'.split(
    ' ',
  ),
)

/** Shorter words are left as they are. */
const shortest = 5

/** The first two letters are those of the key, or swapped: a word begins with its person, and another one is another. */
const beginsAs = (word: string, key: string) =>
  word[0] === key[0] || (word[0] === key[1] && word[1] === key[0])

/** Of two words one letter apart, one half is the same. */
function sharesHalf(word: string, key: string): boolean {
  const half = Math.floor(key.length / 2) - 1
  return word.startsWith(key.slice(0, half)) || word.endsWith(key.slice(-half))
}

/** The key that a word is one letter off: added, dropped, changed, or two swapped; else the word as it is. */
function nearestLocal(word: string): string {
  if (word.length < shortest || keys.has(word) || otherWords.has(word)) return word
  for (let size = word.length - 1; size <= word.length + 1; size += 1)
    for (const key of keysBySize.get(size) ?? [])
      if (beginsAs(word, key) && sharesHalf(word, key) && isWithin(word, key, 1)) return key
  return word
}

/** A normalised text with its local words as the patterns know them. */
export function respelt(text: string): string {
  const known = new Map<string, string>()
  return text
    .split(' ')
    .map((word) => {
      let meant = known.get(word)
      if (meant === undefined) known.set(word, (meant = nearestLocal(word)))
      return meant
    })
    .join(' ')
}
