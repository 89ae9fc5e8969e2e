import { expect, type Page } from '@playwright/test'

/** Presses Tab until the control of this name has the focus; each stop on the way must show it. */
export async function tabTo(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (let stop = 0; stop < 80; stop++) {
    const focused = await describeFocus(page)
    if (focused.name.startsWith(name)) return
    await page.keyboard.press('Tab')
    const next = await describeFocus(page)
    expect(next.isShown, `focus is visible on "${next.name}" at ${page.url()}`).toBe(true)
  }
  throw new Error(`Tab never came to "${name}" on ${page.url()}`)
}

function describeFocus(page: Page): Promise<{ name: string; isShown: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null
    if (!element || element === document.body) return { name: '', isShown: true }
    // A heading that a new page hands the focus to is no control, and need not show it.
    if (element.tabIndex < 0) return { name: '', isShown: true }
    const label = element.labels?.[0]?.textContent ?? ''
    const style = getComputedStyle(element)
    const around = element.closest('label')
    const outlines = [style, ...(around ? [getComputedStyle(around)] : [])]
    const isShown = outlines.some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
    )
    const box = element.getBoundingClientRect()
    const name = (
      element.getAttribute('aria-label') ??
      (label || (element.textContent ?? ''))
    ).trim()
    return { name, isShown: isShown && box.width > 0 && box.height > 0 }
  })
}
