import type { Locator, Page } from '@playwright/test'

/** Counts what a person does with a finger; typing does not count. */
export function countPresses(page: Page) {
  let presses = 0

  async function press(control: Locator) {
    presses += 1
    await control.click()
  }

  /** Touches the first field; the key of the keypad leads from each field to the next. */
  async function type(first: Locator, ...texts: readonly string[]) {
    await press(first)
    for (const [place, text] of texts.entries()) {
      if (place > 0) await page.keyboard.press('Tab')
      await page.keyboard.type(text)
    }
  }

  function total() {
    return presses
  }

  return { press, type, total }
}
