import type { Page } from '@playwright/test'

/**
 * What docs/specification.md, "Look" excludes: a stripe at one side of a part, a line of a list that says
 * nothing, and a short word or a code like "PHQ-9" of a label, or of a name in a table, that is broken in
 * two.
 */
export function idleParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('svg, blockquote, td, th') || !isSeen(element)) continue
      const { borderInlineStartWidth: start, borderInlineEndWidth: end } = getComputedStyle(element)
      if (parseFloat(start) >= 2 && parseFloat(end) < 2)
        found.push(`a stripe at "${element.textContent.trim().slice(0, 40)}"`)
    }
    for (const value of document.body.querySelectorAll('td, dd')) {
      const words = value.querySelector(':scope > span:last-child') ?? value
      if (isSeen(value) && /^[-–—]$/.test(words.textContent.trim()))
        found.push(`"${value.textContent.trim()}" in a list`)
    }
    const range = document.createRange()
    // A name in a table is one, too.
    const labels = 'th, dt, label, legend, button, nav a, .button, .cell-name, td .wrap-anywhere'
    for (const label of document.body.querySelectorAll(labels)) {
      // A label for screen readers alone is one pixel wide.
      if (!isSeen(label) || label.getBoundingClientRect().width <= 1) continue
      const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode
        const part = text.parentElement!
        if (part.closest('.sr-only') || part.getBoundingClientRect().width <= 1) continue
        // An id is no word: it may be broken anywhere.
        const named = text.textContent!.replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, (id) =>
          ' '.repeat(id.length),
        )
        const words = named.matchAll(
          /(?<![\p{L}\d])(?:\p{L}+(?:-\p{L}+)*-\d+|\d+-\d+|\p{L}{2,14})(?![\p{L}\d])/gu,
        )
        for (const { 0: word, index } of words) {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const rows = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (rows.size > 1) found.push(`"${word}" is broken in "${label.textContent.trim()}"`)
        }
      }
    }
    return [...new Set(found)]
  })
}
