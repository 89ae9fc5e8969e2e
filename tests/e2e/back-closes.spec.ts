import type { Page } from '@playwright/test'
import { untilAnswerable } from './support/answerable.ts'
import { expect, test } from './support/test.ts'

/** How many dialogs and menus the present entry of the history says are open. */
const overlays = (page: Page) =>
  page.evaluate(() => (history.state as { overlays?: number } | null)?.overlays ?? 0)

test('Back closes a dialog and a menu, and otherwise leaves the page as ever', async ({ page }) => {
  // As in the WebView of an older Android, or in Firefox.
  await page.addInitScript(() => {
    delete (window as { CloseWatcher?: unknown }).CloseWatcher
  })
  await page.goto('/pricing')
  await page.goto('/dev/kit')
  await page.locator('#root[data-awake]').waitFor()
  // The idle part of the page has started.
  await page.waitForFunction(() => !Node.prototype.removeChild.toString().includes('[native code]'))

  const dialog = page.getByRole('dialog', { name: 'Appointment details' })
  await page.getByRole('button', { name: 'Open a dialog' }).click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/dev/kit')

  // Closed by its button it leaves nothing to go back through.
  await page.getByRole('button', { name: 'Open a dialog' }).click()
  await untilAnswerable(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => overlays(page)).toBe(0)

  const menu = page.getByRole('navigation', { name: 'Menu' })
  const openMenu = () => page.getByRole('button', { name: 'Menu', exact: true }).click()
  await openMenu()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/dev/kit')

  // The link of a menu goes on from the entry of the menu: Back and Forward pass that by.
  await openMenu()
  await menu.getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(page).toHaveURL('/dev/kit')
  await expect.poll(() => overlays(page)).toBe(0)
  await page.goForward()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(page).toHaveURL('/dev/kit')
  await expect.poll(() => overlays(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/pricing')
})
