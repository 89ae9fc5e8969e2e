import type { APIRequestContext, Page } from '@playwright/test'
import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'
import { weekdays } from '#domain/values/weekdays.ts'
import { axeComplaints } from './support/axe.ts'
import { pressOn } from './support/keyboard.ts'
import { newClient } from './support/new-client.ts'
import { expect, test } from './support/test.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('a medicine is added after consent, its dose logged and undone, and the medicine stopped', async ({
  page,
  signIn,
  allowConsole,
}) => {
  const person = await newClient(page.request, { hasConsented: false })
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

  // After midnight the dose is open, and one click logs it.
  const panel = page.getByRole('tabpanel')
  await button(page, /^Taken.* Amlodipine 5 mg, 00:00$/)
    .first()
    .click()
  await expect(panel).toContainText(/Taken, \d\d:\d\d/)
  await page.reload()
  await expect(button(page, 'Undo Amlodipine 5 mg, 00:00')).toBeVisible()
  expect(await axeComplaints(page)).toBe('')

  // Offline, the page does not claim that it saved.
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
  // The other hub shows the same list.
  await page.goto('/diabetes?tab=medication')
  await button(page, 'Stop taking it Amlodipine').click()
  await button(page, 'Stop taking it').last().click()
  await page.getByText('Past medicines (1)').click()
  await expect(list).toContainText(/stopped \d+ \w+ \d{4}/)
})

/** Adds medicines by calls, as a user who has just signed up. */
async function addMedicines(
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
  medicines: readonly object[],
) {
  const grant = await request.post('/auth/v1/token?grant_type=password', {
    data: { email, password },
  })
  const { access_token } = (await grant.json()) as { access_token: string }
  for (const medicine of medicines) {
    const added = await request.post('/api/medicines', {
      headers: { Authorization: `Bearer ${access_token}` },
      data: { amount: 1, days: weekdays, times: ['00:00'], ...medicine },
    })
    expect(added.status()).toBe(201)
  }
}

test('two doses close together need a confirmation before they are saved, and sugar comes first after insulin twice', async ({
  page,
  signIn,
}) => {
  const person = await newClient(page.request)
  const starts_on = dayAfter(lusakaClock(new Date()).day, -3)
  const insulin = { form: 'injection', care: 'glucose', starts_on }
  await addMedicines(page.request, person, [
    { ...insulin, name: 'Mixtard', amount: 10 },
    { ...insulin, name: 'Mixtard 30/70', amount: 12 },
  ])
  await signIn(person.email, person.password)
  await page.goto('/diabetes?tab=medication')
  const panel = page.getByRole('tabpanel')
  const dialog = page.getByRole('alertdialog', { name: /close together\?$/ })
  const emergency = panel.getByRole('alert', { name: /two doses close together$/ })
  // "Taken" in the hour after midnight, otherwise "Taken in time".
  const taken = panel.getByRole('button', { name: /^Taken(?: in time)? Mixtard/ })
  await expect(taken).toHaveCount(2)
  await taken.first().click()
  await expect(taken).toHaveCount(1)
  await expect(emergency).toBeHidden()

  await taken.click()
  await expect(dialog).toContainText('If you have not taken it, do not take it now.')
  expect(await axeComplaints(page)).toBe('')
  await dialog.getByRole('button', { name: 'I have not taken it' }).click()
  await expect(dialog).toBeHidden()
  await expect(taken).toHaveCount(1)

  await taken.click()
  await dialog.getByRole('button', { name: 'I took both' }).click()
  await expect(emergency).toContainText('Take sugar now')
  await expect(emergency).toContainText('Ask someone to stay with you.')
  await expect(emergency.getByRole('link', { name: 'Call 112' })).toBeVisible()
  // It is there after a reload, too, until one of the two is undone.
  await page.reload()
  await expect(emergency).toBeVisible()
  expect(await axeComplaints(page)).toBe('')
  await button(page, /^Undo Mixtard/)
    .first()
    .click()
  await expect(emergency).toBeHidden()

  // The list asks about medicines that a clinic must know of, and about an allergy, before a save.
  await button(page, 'Add allergies').click()
  await page.getByLabel('Allergies and conditions').fill('Penicillin')
  await button(page, 'Save allergies').click()
  await expect(panel).toContainText('Penicillin')
  await button(page, 'Add a medicine').click()
  await page.getByLabel('Name, as on the package').fill('Amoxicillin')
  const allergy = page.getByRole('alert', { name: 'You wrote of an allergy' })
  await expect(allergy).toContainText('Do not take Amoxicillin before you have asked')
  await page.getByLabel('Name, as on the package').fill('mixtard')
  await expect(allergy).toBeHidden()
  await expect(page.getByRole('alert', { name: 'mixtard is on your list already' })).toBeVisible()
  expect(await axeComplaints(page)).toBe('')
  await button(page, 'Cancel').click()
  const list = page.getByRole('region', { name: 'My medicines' })
  await expect(list.getByRole('heading', { name: /is on your list twice$/ })).toBeVisible()

  // A dose of days ago was taken in time or not; no one takes it now.
  await button(page, 'The day before').click()
  await button(page, 'The day before').click()
  await expect(button(page, /^Not taken Mixtard/)).toHaveCount(2)
  await expect(button(page, /^Taken just now/)).toHaveCount(0)
})

test('an injection has its own unit, and a supply that ends within a week asks for a refill', async ({
  page,
  signIn,
  allowConsole,
}) => {
  const person = await newClient(page.request)
  await signIn(person.email, person.password)
  await page.goto('/diabetes?tab=medication')
  await button(page, 'Add a medicine').click()
  const name = page.getByLabel('Name, as on the package')
  const unit = page.getByLabel('Counted in')
  const left = page.getByLabel('How much is left')
  await page.getByLabel('Taken as').selectOption('injection')
  await name.fill('Actrapid')
  await expect(unit).toBeHidden()
  await name.fill('Ceftriaxone')
  await unit.selectOption('mg')
  await page.getByLabel('How much each time').fill('1000')
  await page.getByLabel('Who prescribed it').fill('Dr Banda')
  await page.getByLabel('What it is for, in your words').fill('my chest')
  await left.fill('20000')
  allowConsole(/422/)
  await button(page, 'Save medicine').click()
  await expect(page.locator('.error-summary')).toContainText('What is left can be at most 10000.')
  await expect(page.getByLabel('Who prescribed it')).toHaveValue('Dr Banda')
  expect(await axeComplaints(page)).toBe('')
  await left.fill('6000')
  await button(page, 'Save medicine').click()
  const list = page.getByRole('region', { name: 'My medicines' })
  await expect(list).toContainText('1000 mg. Every day at 08:00.')
  await expect(list).toContainText(/By your plan, 6000 mg left. Enough until \d/)
  await expect(list).toContainText('For: my chest. Prescribed by Dr Banda.')
  const refill = page.getByRole('region', { name: 'Refill Ceftriaxone' })
  await expect(refill).toContainText('Get more from your clinic or pharmacy before then.')
  expect(await axeComplaints(page)).toBe('')
  await page.goto('/patient-profile')
  await expect(page.getByRole('main')).toContainText('A medicine is nearly used up')

  await page.goto('/diabetes?tab=medication')
  await button(page, 'Change Ceftriaxone').click()
  await expect(left).toHaveValue('6000')
  await left.fill('9000')
  await button(page, 'Save changes').click()
  await expect(list).toContainText('9000 mg left')
  await expect(refill).toBeHidden()
})

test('a brand of a listed medicine is named, an unusual strength asked about, and a medicine as needed logged', async ({
  page,
  signIn,
  allowConsole,
}) => {
  const person = await newClient(page.request)
  await addMedicines(page.request, person, [
    { name: 'Paracetamol', form: 'tablet', starts_on: lusakaClock(new Date()).day },
  ])
  await signIn(person.email, person.password)
  await page.goto('/hypertension?tab=medications')
  await button(page, 'Add a medicine').click()
  const name = page.getByLabel('Name, as on the package')
  await name.fill('Panadol')
  const twice = page.getByRole('alert', { name: 'Paracetamol is on your list already' })
  await expect(twice).toContainText('both contain paracetamol')

  await name.fill('Digoxin')
  await expect(twice).toBeHidden()
  const strength = page.getByLabel('Strength')
  const checked = page.getByLabel('The package says 125 mg')
  await strength.fill('125')
  await expect(checked).toBeVisible()
  await strength.fill('0,125')
  await expect(checked).toBeHidden()
  await page.getByLabel('How much each time').fill('1')
  allowConsole(/422/)
  await page.getByLabel('Only when needed').check()
  await expect(page.getByLabel('Time 1')).toBeHidden()
  await button(page, 'Save medicine').click()
  await expect(page.locator('.error-summary')).toContainText('how many times a day at most')
  expect(await axeComplaints(page)).toBe('')
  await page.getByLabel('At most how many times in a day').fill('1')
  await button(page, 'Save medicine').click()
  const list = page.getByRole('region', { name: 'My medicines' })
  await expect(list).toContainText('Digoxin 0.125 mg')
  await expect(list).toContainText('1 tablet. When needed, at most once a day.')

  const needed = page.getByRole('list', { name: 'When needed' })
  await needed.getByRole('button', { name: /^Taken now/ }).click()
  await expect(needed).toContainText(/Taken, \d\d:\d\d/)
  await expect(needed).toContainText('Do not take more today before you have asked')
  await needed.getByRole('button', { name: /^Taken now/ }).click()
  await expect(page.getByRole('alertdialog')).toContainText('do not take it now')
  await button(page, 'I have not taken it').click()
  expect(await axeComplaints(page)).toBe('')
})
