import type { Page } from '@playwright/test'
import { axeComplaints } from './support/axe.ts'
import { pressOn } from './support/keyboard.ts'
import { newClient } from './support/new-client.ts'
import { expect, test } from './support/test.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('a medicine is written down after consent, its dose noted, taken back, and the medicine stopped', async ({
  page,
  readMail,
  signIn,
  allowConsole,
}) => {
  const person = await newClient(page.request, readMail, { hasConsented: false })
  await signIn(person.email, person.password)
  await page.goto('/hypertension?tab=medications')
  await button(page, 'Add a medicine').click()
  await page.waitForURL(/\/consent\?/)
  await page.getByRole('checkbox').check()
  await button(page, 'I agree').click()
  await page.waitForURL(/\/hypertension\?tab=medications$/)
  await expect(button(page, 'Add a medicine')).toBeVisible()

  await pressOn(page, 'Add a medicine')
  await expect(page.getByRole('heading', { name: 'Add a medicine' })).toBeFocused()
  await page.getByLabel('Name, as on the package').fill('Amlodipine')
  await page.getByLabel('Strength').fill('5')
  await page.getByLabel('How much each time').fill('1000')
  await page.getByLabel('Time 1').fill('00:00')
  allowConsole(/422/)
  await button(page, 'Save medicine').click()
  await expect(page.locator('.error-summary')).toContainText('enter 0.25 to 20 tablets')
  expect(await axeComplaints(page)).toBe('')
  await page.getByLabel('How much each time').fill('1')
  await button(page, 'Save medicine').click()
  const list = page.getByRole('region', { name: 'My medicines' })
  await expect(list).toContainText('Amlodipine 5 mg')
  await expect(list).toContainText('1 tablet. Every day at 00:00.')

  // Midnight is past: the dose is open, and one press notes it.
  const panel = page.getByRole('tabpanel')
  await button(page, /^Taken.* Amlodipine 5 mg, 00:00$/)
    .first()
    .click()
  await expect(panel).toContainText(/Taken, \d\d:\d\d/)
  await page.reload()
  await expect(button(page, 'Undo Amlodipine 5 mg, 00:00')).toBeVisible()
  expect(await axeComplaints(page)).toBe('')

  // Without a line nothing is claimed.
  allowConsole(/Failed to load|ERR_/)
  await page.route('**/api/medicines/*/doses/**', (route) => route.abort())
  await button(page, 'Undo Amlodipine 5 mg, 00:00').click()
  await expect(page.getByText('Error saving dose')).toBeVisible()
  await expect(panel).toContainText(/Taken, \d\d:\d\d/)
  await page.unroute('**/api/medicines/*/doses/**')
  await button(page, 'Undo Amlodipine 5 mg, 00:00').click()
  await expect(button(page, /^Not taken/)).toBeVisible()

  await button(page, 'Change Amlodipine').click()
  await page.getByLabel('How much each time').fill('2')
  await button(page, 'Save changes').click()
  await expect(list).toContainText(/From \d+ \w+ \d{4}: 2 tablets/)
  // The same list stands in the other hub.
  await page.goto('/diabetes?tab=medication')
  await button(page, 'Stop taking it Amlodipine').click()
  await button(page, 'Stop taking it').last().click()
  await page.getByText('Medicines of before (1)').click()
  await expect(list).toContainText(/stopped \d+ \w+ \d{4}/)
})
