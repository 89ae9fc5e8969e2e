import { getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import { sideMargin } from '#server/platform/pdf/pdf-document.ts'

const pageWidth = 595.28
export const footerBelow = 56

/** Where and what a PDF prints, as another program reads it, without the numbers of its pages. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes)
  const pages = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(
      items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [{ text: item.str, x: item.transform[4], y: item.transform[5], width: item.width }]
          : [],
      ),
    )
  }
  await pdf.cleanup()
  return pages
}
type Page = Awaited<ReturnType<typeof readPdf>>[number]

/** Without the room between words: a long word goes on in the next line. */
export const close = (text: string) => text.replaceAll(/\s+/g, '')

export function expectWithinPage(page: Page) {
  for (const { text, x, y, width } of page) {
    expect(x, text).toBeGreaterThan(sideMargin - 1)
    expect(x + width, text).toBeLessThan(pageWidth - sideMargin + 1)
    expect(y, text).toBeGreaterThan(20)
  }
  const rows = Map.groupBy(page, ({ y }) => Math.round(y))
  for (const row of rows.values()) {
    const sorted = row.toSorted((one, other) => one.x - other.x)
    for (const [at, { text, x }] of sorted.entries()) {
      const before = sorted[at - 1]
      if (before) expect(x, `${before.text} | ${text}`).toBeGreaterThan(before.x + before.width - 1)
    }
  }
}
