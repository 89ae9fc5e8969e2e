import { extractText } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { table } from './pdf-document.ts'
import { setPdf } from './set-pdf.ts'

/** What a document shows of some names. */
async function printed(...names: string[]): Promise<string> {
  const sheet = {
    title: 'Receipt',
    lines: [],
    content: [
      table(
        ['*'],
        ['Name'],
        names.map((name) => [name]),
      ),
    ],
    footer: 'Ubumi',
  }
  return (await extractText(new Uint8Array(await setPdf(sheet)), { mergePages: true })).text
}

describe('a name in a PDF', () => {
  it.each([
    ['Mutale Banda', 'Mutale Banda'],
    ['Ŋombe Ɓanda', 'Ŋombe Banda'],
    ['Zoë O’Neill', 'Zoë O’Neill'],
    ['Владимир', 'Владимир'],
    ['محمد علي', 'Mhmd'],
    ['李小龙', 'Li Xiao Long'],
    ['김민준', 'Gim Min Jun'],
    ['አበበ በቂላ', 'Abebe'],
    ['Bwalya 🙂', 'Bwalya (slight smile)'],
    ['\u{10ffff}', '?'],
  ])('%s can be read: %s', async (name, shown) => {
    const text = await printed(name)
    expect(text).toContain(shown)
    expect(['\u{fffd}', '\u{25a1}', '\0'].filter((sign) => text.includes(sign))).toEqual([])
  })
})
