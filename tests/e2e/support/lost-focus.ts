import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** Words of the control that was removed while it had the focus; empty while the focus is somewhere. */
    lostFocus?: () => string
  }
}

/** Remembers in each document which control has the focus. Call it before the first page. */
export const followFocus = (page: Page) =>
  page.addInitScript(() => {
    let last: Element | null = null
    const follow = ({ target }: FocusEvent) => {
      const isPart = target instanceof Element && target.closest('main, dialog')
      last = isPart ? target : null
    }
    addEventListener('focusin', follow, true)
    window.lostFocus = () =>
      last && !last.isConnected && document.activeElement === document.body
        ? last.outerHTML.slice(0, 200)
        : ''
  })

/** Fails where the control with the focus was removed and nothing has the focus since. */
export const expectFocusKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => window.lostFocus?.() ?? ''), {
      message: `removed with the focus on ${page.url()}`,
    })
    .toBe('')
