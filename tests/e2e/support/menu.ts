import { expect, type Page } from '@playwright/test'

/** On a phone the account buttons stand in the menu. Afterwards the person's Logout button is in view. */
export async function openMenu(page: Page) {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const logout = page.getByRole('button', { name: 'Logout' }).filter({ visible: true })
  // A page that comes alive or goes on to its next address closes the menu: open it again then.
  await expect(async () => {
    if ((await logout.count()) === 0 && (await menu.isVisible())) await menu.click()
    await expect(logout).toBeVisible({ timeout: 2000 })
  }).toPass()
}
