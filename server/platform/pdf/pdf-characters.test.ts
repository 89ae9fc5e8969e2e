import { brand } from '#domain/values/brand.ts'
import { extractText } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { changeable } from '#domain/accounts/profile.ts'
import { newReferral } from '#domain/referrals/schema.ts'
import { printedLetters } from './pdf-characters.ts'
import { paragraphs, table } from './pdf-document.ts'
import { printable } from './printable.ts'
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
  return (
    await extractText(new Uint8Array(await setPdf({ ...sheet, clinic: brand.name })), {
      mergePages: true,
    })
  ).text
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

describe('a quantity or a sign in a PDF', () => {
  const draws = (code: number) => code < 0x180
  it.each([
    ['1⅓ cups', '1 1/3 cups'],
    ['⅔cup', '2/3 cup'],
    ['2⅔', '2 2/3'],
    ['1½', '1½'],
    ['10 ㎎', '10 mg'],
    ['10㎎', '10 mg'],
    ['5㎖/㎏', '5 ml/kg'],
    ['37℃', '37°C'],
    ['1①', '1 1'],
    ['１２ ㎎', '12 mg'],
    ['٢٥ mg', '25 mg'],
    ['Salt ↓', 'Salt (down)'],
    ['↑water', '(up) water'],
    ['✓ beans', '(tick) beans'],
    ['✗ sugar', '(cross) sugar'],
    ['☐ salt', '[ ] salt'],
    ['walk → rest', 'walk -> rest'],
    ['≥140', '>=140'],
    ['a ≯ b', 'a ? b'],
    ['ɓanda', 'banda'],
    ['kaɓanda', 'kabanda'],
    ['2 ♂', '2 (male sign)'],
    ['3 ✕ 10', '3 × 10'],
    ['🇿🇲', '(flag ZM)'],
    ['👍🏽', '(thumbsup)'],
    ['Salt ⬇️', 'Salt (down)'],
    ['Salt ▼, water ▲', 'Salt (down), water (up)'],
    ['BP ↗ then ↘', 'BP (rising) then (falling)'],
    ['⇅ dose', '(up and down) dose'],
    ['𝟏𝟎 𝗺𝗴', '10 mg'],
    ['½𝘁sp', '½tsp'],
    ['ｍｇ', 'mg'],
    ['25 ㎏/㎡', '25 kg/m²'],
    ['3㎠', '3 cm²'],
    ['2℔', '2 lb'],
    ['5∗3⋅2', '5*3·2'],
    ['❎ sugar', '(cross) sugar'],
    ['► rest', '-> rest'],
    ['Blood group 🅱 positive', 'Blood group B positive'],
    ['🆎️ negative', 'AB negative'],
    ['✆ 0977', '(telephone) 0977'],
  ])('%s is printed as %s', (typed, shown) => {
    expect(printedLetters(typed, draws).trim()).toBe(shown)
  })

  it('becomes no letter that was not there, whatever the sign', () => {
    for (let code = 0x2000; code < 0x2e00; code += 1) {
      const sign = String.fromCodePoint(code)
      if (!/^[\p{P}\p{S}]$/u.test(sign) || sign.normalize('NFKC') !== sign) continue
      // Two that stand for letters: pound and recipe.
      if ('℔℞'.includes(sign)) continue
      const shown = printedLetters(sign, draws)
      // A word in brackets, or the code of a currency.
      expect(shown, sign).toMatch(/^([^\p{L}\p{N}]*|\([\w+ -]+\)|[A-Z]{3})$/u)
    }
  })

  it('is never cut: a name and a letter are printed as long as they may be', () => {
    const name = changeable.full_name.parse('Mutale '.repeat(27) + 'Banda')
    expect(printable(name)).toBe(name)
    const findings = newReferral.def.shape.findings.parse('word '.repeat(1600))
    expect(paragraphs(findings)).toMatchObject([{ text: findings }])
  })

  it('keeps what is invisible from taking room in a figure', () => {
    expect(printable('1\u{200b}0 mg\u{2060}, co\u{ad}operate')).toBe('10 mg, cooperate')
  })
})
