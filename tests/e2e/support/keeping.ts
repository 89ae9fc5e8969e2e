import type { Page } from '@playwright/test'
import { chunk } from './chunk.ts'

/** Waits until the page can save typed text (`web/app/form-recovery/keep-typed.ts`). */
export const untilKeeping = (page: Page) =>
  page.waitForFunction(
    (file) =>
      performance.getEntriesByType('resource').some(({ name }) => new RegExp(file).test(name)),
    chunk('start').source,
  )

/** As a phone does when another app is opened, or this one again. */
export const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    // Only for a moment: what the browser says as it unloads the page must be its own.
    if (hidden) Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    else Reflect.deleteProperty(document, 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
