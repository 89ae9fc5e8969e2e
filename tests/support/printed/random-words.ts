import fc from 'fast-check'
import type { PdfDocument } from '#server/platform/pdf/pdf-document.ts'

/** What a document is made of, and each text that it must print, in its order. */
export interface Printed {
  sheet: PdfDocument
  texts: string[]
}

/** A text as it is typed, and as it is printed. */
interface Words {
  typed: string
  printed: string
}
const same = (typed: string): Words => ({ typed, printed: typed })

const letters = (unit: string, length: number) =>
  fc.string({ unit: fc.constantFrom(...unit.split('')), minLength: length, maxLength: length })
const token: fc.Arbitrary<Words> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc
      .constantFrom(
        'nshima',
        'with',
        'rape',
        '2 fists',
        '½ cup',
        '250 g',
        '≥ 140',
        '10×',
        'Ng’andu',
        'ŋombe',
        'fried',
        '(a pinch)',
        '25 °C',
        'K12.50',
      )
      .map(same),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom<Words>(
      { typed: '1⅓ cups', printed: '1 1/3 cups' },
      { typed: '2⅔', printed: '2 2/3' },
      { typed: '⅕ l', printed: '1/5 l' },
      { typed: '10 ㎎', printed: '10 mg' },
      { typed: '5㎖', printed: '5 ml' },
      { typed: 'Salt ↓', printed: 'Salt (down)' },
      { typed: '✓ beans', printed: '(tick) beans' },
      { typed: 'walk → rest', printed: 'walk -> rest' },
      { typed: 'Ɓanda', printed: 'Banda' },
      { typed: 'kaɓanda', printed: 'kabanda' },
      { typed: '🙂', printed: '(slight smile)' },
    ),
  },
  { weight: 1, arbitrary: letters('aemnst', 115).map(same) },
  { weight: 1, arbitrary: letters('WM@', 60).map(same) },
  {
    weight: 1,
    arbitrary: letters('aZ09_-', 34).map((id) =>
      same(`https://www.youtube.com/playlist?list=PL${id}&index=12`),
    ),
  },
)

/** Words of at most so many characters. */
export const words = (max: number, tokens = 6) =>
  fc.array(token, { minLength: 1, maxLength: tokens }).map((all) => {
    const kept: Words[] = []
    for (const one of all)
      if ([...kept, one].map(({ typed }) => typed).join(' ').length <= max) kept.push(one)
    const chosen = kept.length > 0 ? kept : [same('x')]
    return {
      typed: chosen.map(({ typed }) => typed).join(' '),
      printed: chosen.map(({ printed }) => printed).join(' '),
    }
  })
export const maybe = (max: number, tokens = 4) => fc.option(words(max, tokens), { freq: 2 })
export const ngwee = fc.integer({ min: 1, max: 3_000_000 })
export const day = fc
  .integer({ min: 1, max: 28 })
  .map((one) => `2026-03-${String(one).padStart(2, '0')}`)

/** When each random document is made. */
export const at = new Date('2026-11-29T07:00:00Z')
