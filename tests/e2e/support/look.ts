import type { Page } from '@playwright/test'

/** What look.md has no use for: a stripe at one side of a part, and a line of a list that says nothing. */
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
    return [...new Set(found)]
  })
}
