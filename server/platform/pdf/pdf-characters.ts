import anyAscii from 'any-ascii'

/** Whether a font draws a character, by its code point. */
export type Draws = (code: number) => boolean

/** What no font need draw: marks that choose a picture, and joints between pictures. */
const unseen = /[\p{Variation_Selector}\p{Join_Control}]/gu

/**
 * A text in letters that the font of a document draws: what it does not is written in Latin letters, so
 * that a name can be read and never prints as boxes. `محمد` is `Mhmd`, `李小龙` is `Li Xiao Long`, and a
 * picture is its name in brackets. The stored name stays as it was typed.
 */
export function printedLetters(text: string, draws: Draws): string {
  // Most of what is printed.
  if (/^[\n\x20-\x7e]*$/.test(text)) return text
  const runs: { isDrawn: boolean; text: string }[] = []
  for (const character of text.normalize('NFC').replaceAll(unseen, '')) {
    const isDrawn = character === '\n' || draws(character.codePointAt(0)!)
    const last = runs.at(-1)
    if (last?.isDrawn === isDrawn) last.text += character
    else runs.push({ isDrawn, text: character })
  }
  return runs.map((run) => (run.isDrawn ? run.text : inLatin(run.text))).join('')
}

function inLatin(run: string): string {
  const latin = anyAscii(run)
    .replaceAll(/:([\w+-]+):/g, (_, name: string) => ` (${name.replaceAll('_', ' ')})`)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/^['`]+/, '')
    .replace(/^[a-z]/, (first) => first.toUpperCase())
    .trim()
  return latin === '' ? '?' : latin
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
