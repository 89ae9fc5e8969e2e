import { expect, type Page } from '@playwright/test'
import { untilAnswerable } from './answerable.ts'
import { limit } from '#tests/support/patience.ts'

/** Presses Tab until the control of this name has the focus; each stop on the way must show it. */
export async function tabTo(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (let stop = 0; stop < 80; stop++) {
    if ((await describeFocus(page)).name.startsWith(name)) return
    await page.keyboard.press('Tab')
    await expectFocusSeen(page)
  }
  throw new Error(`Tab never came to "${name}" on ${page.url()}`)
}

/** Tabs to a control of this name and presses a key on it. */
export async function pressOn(page: Page, name: string, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, name)
  await untilAnswerable(page)
  await page.keyboard.press(key)
}

/** Fails unless the focused element shows its focus, and is on the screen with nothing over it. */
async function expectFocusSeen(page: Page) {
  let { name, issue } = await describeFocus(page)
  // The page may still scroll to it, and a notice may be in front of it for up to 10 s.
  if (issue)
    await expect(async () => {
      ;({ name, issue } = await describeFocus(page))
      expect(issue, `focus on "${name}" at ${page.url()}`).toBe('')
    }).toPass({ timeout: limit(15_000), intervals: [100] })
}

function describeFocus(page: Page): Promise<{ name: string; issue: string }> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null
    if (!element || element === document.body) return { name: '', issue: '' }
    // A heading that a new page hands the focus to is no control, and need not show it.
    if (element.tabIndex < 0) return { name: '', issue: '' }
    const label = element.labels?.[0]?.textContent ?? ''
    const texts = [...element.childNodes]
      .filter((node) => !(node instanceof Element && node.ariaHidden === 'true'))
      .map((node) => node.textContent ?? '')
    const name = (element.getAttribute('aria-label') ?? (label || texts.join(''))).trim()
    // A choice is drawn by the label around it.
    const around = element.closest('label')
    const shapes = around ? [element, around] : [element]
    const hasRing = shapes
      .map((shape) => getComputedStyle(shape))
      .some(
        ({ outlineStyle, outlineWidth, boxShadow }) =>
          (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
      )
    if (!hasRing) return { name, issue: 'shows no ring' }
    const isSeen = shapes.some((shape) => {
      const box = shape.getBoundingClientRect()
      return [0.1, 0.5, 0.9].some((across) =>
        [0.1, 0.5, 0.9].some((down) => {
          const hit = document.elementFromPoint(
            box.left + box.width * across,
            box.top + box.height * down,
          )
          return (
            hit !== null && (shape.contains(hit) || (hit.closest('label') === around && around))
          )
        }),
      )
    })
    return { name, issue: isSeen ? '' : 'is off the screen or beneath something' }
  })
}
