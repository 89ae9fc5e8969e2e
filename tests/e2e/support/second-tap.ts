import type { Locator, Page } from '@playwright/test'
import { untilAnswerable } from './answerable.ts'

/**
 * Taps a control, then what it opened, by Enter and by finger. Both are dated 200 ms after the first tap
 * and handed over late, as on a slow phone.
 *
 * @param opened the control under the finger by then
 */
export async function tapTwice(page: Page, first: Locator, opened: Locator) {
  const timestamp = Date.now() / 1000 + 0.2
  await first.click()
  await opened.focus()
  await untilAnswerable(page)
  const browser = await page.context().newCDPSession(page)
  const enter = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13, timestamp }
  await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter })
  await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter })
  const box = (await opened.boundingBox())!
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, timestamp }
  const button = { button: 'left', clickCount: 1 } as const
  await browser.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at, ...button })
  await browser.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at, ...button })
  await browser.detach()
}
