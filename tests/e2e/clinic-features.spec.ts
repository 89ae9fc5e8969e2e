import { test } from './support/own-server.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { expect } from './support/test.ts'

const colours = '<path d="M0 0h64v16H0z" fill="#226688"/>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 16">${colours}</svg>`

// The page that is not offered is 404, and a file that is rejected 422.
const isExpected = { annotation: { type: 'console', description: '404.*pricing|422.*clinic-logo' } }

test(
  'an admin switches memberships and plans off: menus and pages follow, and what a patient has stays',
  isExpected,
  async ({ page, signIn }) => {
    await signIn('admin@demo.test')
    await page.goto('/admin/settings')
    const group = page.getByRole('group', { name: 'What the clinic offers' })
    await expect(group.getByRole('checkbox', { name: /^Memberships/ })).toBeChecked()
    await expect(page.getByRole('list', { name: 'Helplines that are shown' })).toContainText('116')
    await expectPageChecks(page, 'settings')
    await group.getByRole('checkbox', { name: /^Memberships/ }).uncheck()
    await group.getByRole('checkbox', { name: /^Meal and exercise plans/ }).uncheck()
    await page.getByRole('button', { name: 'Save what is offered' }).click()
    const changes = page.getByRole('list', { name: 'Changes of what is offered' })
    await expect(changes).toContainText('Off: Meal and exercise plans, Memberships')
    await page.goto('/admin')
    await page.getByRole('button', { name: /All pages of the administration/ }).click()
    const rail = page.getByRole('navigation', { name: 'Administration' })
    await expect(rail.getByRole('link', { name: 'Group sessions' })).toBeVisible()
    await expect(rail.getByRole('link', { name: 'Plans', exact: true })).toHaveCount(0)

    const gone = await page.goto('/pricing')
    expect(gone?.status()).toBe(404)
    const title = page.getByRole('heading', { name: 'This clinic does not offer memberships' })
    await expect(title).toBeVisible()
    await expectPageChecks(page, 'not offered')

    await signIn('client@demo.test')
    await page.goto('/patient-profile')
    await expect(page.getByRole('link', { name: 'Show my nurse' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Meal plan questions' })).toHaveCount(0)
    await page.getByRole('link', { name: 'See what you paid for' }).click()
    await expect(page.getByText('What you have paid for runs until its end.')).toBeVisible()
    await expect(page.getByRole('button', { name: /Choose|Pay another month/ })).toHaveCount(0)
    await expectPageChecks(page, 'membership that is off')
  },
)

test(
  'an admin sets a logo, sees it in the header of each page without a move, and removes it',
  isExpected,
  async ({ page, signIn }) => {
    await signIn('admin@demo.test')
    await page.goto('/admin/settings')
    const file = page.getByLabel('A file with the logo')
    const wrong = { name: 'logo.svg', mimeType: 'image/svg+xml' }
    await file.setInputFiles({
      ...wrong,
      buffer: Buffer.from(svg.replace('<path', '<script/><path')),
    })
    await page.getByRole('button', { name: 'Save logo' }).click()
    await expect(page.getByText('This SVG contains “script”.').first()).toBeVisible()
    await file.setInputFiles({ ...wrong, buffer: Buffer.from(svg) })
    await expect(page.getByRole('img', { name: 'The chosen logo' })).toBeVisible()
    await page.getByRole('button', { name: 'Save logo' }).click()
    await expect(page.getByRole('img', { name: 'The logo of the clinic' })).toBeVisible()
    await expectPageChecks(page, 'logo')

    await page.goto('/about')
    const logo = page.locator('header img')
    await expect(logo).toHaveAttribute('width', '116')
    await expect(logo).toHaveAttribute('height', '32')
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(464)
    await expect(page.locator('footer img')).toHaveCount(1)
    await expectPageChecks(page, 'about with a logo')

    await page.goto('/admin/settings')
    await page.getByRole('button', { name: 'Remove logo' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove logo' }).click()
    await expect(page.getByRole('list', { name: 'Changes of the logo' })).toContainText(
      'The usual mark',
    )
    await page.goto('/about')
    await expect(page.locator('header img')).toHaveCount(0)
    await expect(page.locator('header svg').first()).toBeVisible()
  },
)
