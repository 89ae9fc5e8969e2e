import anyAscii from 'any-ascii'
import { signInWords } from './pdf-signs.ts'

/** Whether a font draws a character, by its code point. */
export type Draws = (code: number) => boolean

/** What no font need draw: marks that choose a picture or its colour, and joints between pictures. */
const unseen = /[\p{Variation_Selector}\p{Join_Control}\p{Emoji_Modifier}]/gu

/** A piece of a printed text. One that is apart never runs into a letter or a figure beside it. */
interface Piece {
  text: string
  isApart: boolean
}

/**
 * A text in letters that the font of a document draws. A letter that it does not draw is written in Latin
 * letters, so that a name can be read and never prints as boxes: `محمد` is `Mhmd`, `李小龙` is `Li Xiao Long`.
 * A unit or a fraction in one character is written out, and stays the quantity that it was: `1⅓` is `1 1/3`,
 * `10㎎` is `10 mg`. Another sign becomes its word in brackets, a sign of the same meaning, or nothing, and
 * never a letter. The stored text stays as it was typed.
 */
export function printedLetters(text: string, draws: Draws): string {
  // Most of what is printed.
  if (/^[\n\x20-\x7e]*$/.test(text)) return text
  const isDrawn = (part: string) =>
    Array.from(part).every((one) => one === '\n' || draws(one.codePointAt(0)!))
  const pieces: Piece[] = []
  const words = text
    .normalize('NFC')
    .replaceAll(unseen, '')
    .match(/\p{RI}{2}|[\p{L}\p{M}]+|[^]/gu)
  for (const word of words ?? []) {
    if (isDrawn(word)) pieces.push({ text: word, isApart: false })
    else if (/^[\p{L}\p{M}]/u.test(word)) pieces.push(...lettersOf(word, isDrawn))
    else pieces.push(writtenOut(word, isDrawn) ?? numberOf(word) ?? signInWords(word))
  }
  return pieces.reduce((shown, { text: next, isApart }, index) => {
    const wasApart = pieces[index - 1]?.isApart === true
    const meets = /[\p{L}\p{N})]$/u.test(shown) && /^[\p{L}\p{N}(]/u.test(next)
    return meets && (isApart || wasApart) ? `${shown} ${next}` : shown + next
  }, '')
}

/** A word, of which some letters are drawn: `Ɓanda` is `Banda`. */
function lettersOf(word: string, isDrawn: (part: string) => boolean): Piece[] {
  const pieces: Piece[] = []
  let foreign = ''
  const flush = () => {
    if (foreign !== '') pieces.push({ text: inLatin(foreign), isApart: false })
    foreign = ''
  }
  for (const letter of word) {
    const written = isDrawn(letter) ? { text: letter, isApart: false } : writtenOut(letter, isDrawn)
    if (!written) foreign += letter
    else {
      flush()
      pieces.push(written)
    }
  }
  flush()
  return pieces
}

/** Units whose raised figure would be a figure beside them, and one that is no letter (Unicode, CJK Compatibility). */
const squared = new Map(
  Object.entries({
    '㎟': 'mm²',
    '㎠': 'cm²',
    '㎡': 'm²',
    '㎢': 'km²',
    '㎣': 'mm³',
    '㎤': 'cm³',
    '㎥': 'm³',
    '㎦': 'km³',
    '㎨': 'm/s²',
    '℔': 'lb',
    '℞': 'Rx',
  }),
)

/** One character that stands for several, as Unicode says what it stands for: `㎎`, `⅓`, `℃`, `№`. */
function writtenOut(character: string, isDrawn: (part: string) => boolean): Piece | undefined {
  const long = (squared.get(character) ?? character.normalize('NFKC')).replaceAll('\u2044', '/')
  if (long === character || long.trim() === '' || !isDrawn(long)) return undefined
  // A digit or a letter of full width, or in bold, is one among others.
  const isOne = /^[\p{L}\p{Nd}]$/u.test(long) && /^[\p{L}\p{Nd}]$/u.test(character)
  return { text: long, isApart: !isOne }
}

/** A figure of another script, or one in a ring. */
function numberOf(character: string): Piece | undefined {
  if (!/\p{N}/u.test(character)) return undefined
  const figure = anyAscii(character)
  return { text: /^\d+$/.test(figure) ? figure : '?', isApart: !/\p{Nd}/u.test(character) }
}

function inLatin(run: string): string {
  // An accent alone changes no word.
  if (/^\p{M}+$/u.test(run)) return ''
  const latin = anyAscii(run)
    .replace(/^['`]+/, '')
    .trim()
  if (latin === '') return '?'
  // Where letters have no case, a name has a capital; `ɓ` has one of its own.
  if (!/\p{Lo}/u.test(run)) return latin
  return latin
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/^[a-z]/, (first) => first.toUpperCase())
}

/** The same of every text in plain data. */
export function printedData<Data>(data: Data, draws: Draws): Data {
  if (typeof data === 'string') return printedLetters(data, draws) as Data
  if (Array.isArray(data)) return data.map((part) => printedData(part, draws)) as Data
  if (data === null || typeof data !== 'object') return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, printedData(value, draws)]),
  ) as Data
}
