import { brand } from '#domain/values/brand.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PdfDocument, table } from '#server/platform/pdf/pdf-document.ts'
import { setPdf } from '#server/platform/pdf/set-pdf.ts'
import { invoice, levels, pressures } from './support/printed/random-papers.ts'
import { pack } from './support/printed/random-packs.ts'
import { exercisePlan, mealPlan } from './support/printed/random-plans.ts'
import { close, expectWithinPage, footerBelow, readPdf } from './support/printed/read-pdf.ts'

/** All on pages of their own in one file: letters are embedded once. */
function together(sheets: readonly PdfDocument[]): PdfDocument {
  const content = sheets.flatMap(({ title, lines, content: own }) => [
    { text: title, fontSize: 22, pageBreak: 'before' as const },
    ...lines,
    ...own,
  ])
  return { title: 'All', lines: [], content, footer: 'Ubumi' }
}

/** What another program reads in a file, without its footers, and without the numbers of lists. */
async function readText(sheet: PdfDocument) {
  const pages = await readPdf(await setPdf({ ...sheet, clinic: brand.name }))
  for (const page of pages) expectWithinPage(page)
  const printed = pages.flat().filter(({ text, y }) => y > footerBelow && !/^\d+\.$/.test(text))
  return close(printed.map(({ text }) => text).join(''))
}

describe('a printed document', () => {
  it.each([
    ['meal plan', mealPlan],
    ['exercise plan', exercisePlan],
    ['invoice', invoice],
    ['report of blood pressure', pressures],
    ['report of blood sugar', levels],
    ['resource pack', pack],
  ])('has every word of each random %s as it was typed, within its page', async (_, documents) => {
    const all = fc.sample(documents, { seed: 40, numRuns: 100 })
    for (let first = 0; first < all.length; first += 20) {
      const some = all.slice(first, first + 20)
      const read = await readText(together(some.map(({ sheet }) => sheet)))
      let from = 0
      for (const text of some.flatMap(({ texts }) => texts)) {
        const found = read.indexOf(close(text), from)
        if (found < 0) expect.fail(`"${text}" is not in: ${read.slice(from, from + 800)}`)
        from = found + close(text).length
      }
    }
  })

  it('has every letter of a cell that is higher than a page', async () => {
    const rows = [
      ['first', 'W'.repeat(1000)],
      ['M'.repeat(700), 'last'],
    ]
    const read = await readText(
      together([
        {
          title: 'High',
          lines: [],
          content: [
            table(
              [60, '*', 300],
              ['a', 'b', 'c'],
              rows.map((row) => [...row, 'x']),
            ),
          ],
          footer: '',
        },
      ]),
    )
    expect([read.split('W').length - 1, read.split('M').length - 1]).toEqual([1000, 700])
    expect(read).toContain('last')
  })

  it('cannot have columns that are wider than its page', () => {
    expect(() => table([300, 200, '*'], ['a', 'b', 'c'], [])).toThrow(RangeError)
  })
})
