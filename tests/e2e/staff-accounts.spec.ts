import { expectPageChecks } from './support/page-checks.ts'
import { test } from './support/own-server.ts'
import { expect } from './support/test.ts'

test('an admin sees the accounts of staff with last login, two-step login and devices', async ({
  page,
  signIn,
}) => {
  await signIn('admin@demo.test')
  await page.goto('/admin/staff')
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row('Grace Mulenga')).toContainText('Admin')
  await expect(row('Grace Mulenga')).toContainText('Off')
  await expect(row('Mutinta Hachipuka')).toContainText('Front desk')
  await expect(row('Chileshe Mumba')).toContainText('Never')
  await expect(page.getByText('Bwalya Mwansa')).toHaveCount(0)
  await expectPageChecks(page, 'staff')
  await page.getByRole('link', { name: 'Chileshe Mumba' }).click()
  await expect(page).toHaveURL(/\/admin\/accounts\//)
  await expect(page.getByRole('heading', { name: 'Chileshe Mumba' })).toBeVisible()
})
