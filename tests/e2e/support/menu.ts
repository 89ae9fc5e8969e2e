import { expect, type Page } from '@playwright/test'

/** On a phone the account buttons are in the menu. Afterwards the user's Logout button is in view. */
export async function openMenu(page: Page) {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const logout = page.getByRole('button', { name: 'Logout' }).filter({ visible: true })
  // A page that starts its script or redirects closes the menu: then open it again.
  await expect(async () => {
    if ((await logout.count()) === 0 && (await menu.isVisible())) await menu.click()
    await expect(logout).toBeVisible({ timeout: 2000 })
  }).toPass()
}

/** On a phone the pages of the administration are in a menu. Afterwards they are in view. */
export async function openRail(page: Page) {
  await page.getByRole('navigation', { name: 'Administration' }).waitFor()
  const menu = page.getByRole('button', { name: /^All pages of the administration/ })
  if (await menu.isVisible()) await menu.click()
}
