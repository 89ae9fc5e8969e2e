import type { Page } from '@playwright/test'
import { fillDate } from './support/dates.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

/** Each project has a provider to itself; what is saved leaves all hours open that others book. */
const providers = { phone: 'dietitian@demo.test', desktop: 'fitness@demo.test' } as const
const day = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const path = '**/api/provider/availability'

test('a provider sets their working hours, sees the open hours, and saves them', async ({
  page,
  signIn,
}, { project }) => {
  await signIn(providers[project.name === 'desktop' ? 'desktop' : 'phone'])
  await page.goto('/appointment-scheduler')
  await page.getByRole('link', { name: 'Your hours' }).click()
  await page.getByRole('button', { name: 'Weekday mornings' }).click()
  await expect(
    page.getByText('Tuesday: can be booked at 09:00, 10:00, 11:00', { exact: true }),
  ).toBeAttached()
  await page.getByRole('button', { name: 'Weekdays', exact: true }).click()
  const tuesday = day(page, 'Tuesday')
  await tuesday.getByLabel('Break from').selectOption('10:30')
  await tuesday.getByLabel('Break to').selectOption('14:30')
  await expect(
    page.getByText('Tuesday: can be booked at 09:00, 15:00, 16:00', { exact: true }),
  ).toBeAttached()
  await tuesday.getByLabel('Break from').selectOption('12:00')
  await tuesday.getByLabel('Break to').selectOption('14:00')
  await expect(page.getByText('Saturday: not bookable')).toBeAttached()
  await day(page, 'Saturday').getByLabel('Saturday').check()
  await day(page, 'Saturday').getByLabel('To', { exact: true }).selectOption('12:00')
  await expect(page.getByText('Saturday: can be booked at 09:00, 10:00, 11:00')).toBeAttached()

  const buffer = page.getByLabel('Keep free before and after each appointment')
  await buffer.fill('15')
  await expect(page.getByText('An appointment at 10:00 also closes 09:00 and 11:00')).toBeVisible()
  await buffer.fill('0')
  await expect(page.getByText('One appointment may follow another.')).toBeVisible()

  await page.getByRole('button', { name: 'Add an absence' }).click()
  const dialog = page.getByRole('dialog', { name: 'An absence' })
  const year = String(new Date().getUTCFullYear() + 1)
  await dialog.getByLabel('Day', { exact: true }).selectOption('other')
  await fillDate(dialog, 'First day', `${year}-12-24`)
  await fillDate(dialog, 'Last day', `${year}-12-23`)
  await dialog.getByRole('button', { name: 'Save absence' }).click()
  await expect(dialog.getByRole('link', { name: 'Choose an end after the start.' })).toBeVisible()
  await fillDate(dialog, 'Last day', `${year}-12-27`)
  await dialog.getByRole('button', { name: 'Save absence' }).click()
  const away = page.getByText(`24 December ${year} to 27 December ${year}`).first()
  await expect(away).toBeVisible()
  await expectNoAxeViolations(page)

  await save(page).click()
  await expect(page.getByText('Your hours are saved.')).toBeVisible()
  await page.reload()
  await expect(away).toBeVisible()
  await expect(day(page, 'Saturday').getByLabel('To', { exact: true })).toHaveValue('12:00')
  await expect(day(page, 'Tuesday').getByLabel('Break from')).toHaveValue('12:00')
  await expect(day(page, 'Sunday').getByLabel('From', { exact: true })).toBeHidden()
  await page.getByRole('button', { name: `Remove 24 December ${year} to` }).click()
  await expect(away).toBeHidden()
})

test('inconsistent hours show an error beside their field, and the typed text stays', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 503/)
  await signIn('therapist@demo.test')
  await page.goto('/availability')
  const tuesday = day(page, 'Tuesday')
  await tuesday.getByLabel('To', { exact: true }).selectOption('08:00')
  await page.getByLabel('Keep free before and after').fill('500')
  await save(page).click()
  const wrong = page.getByRole('link', { name: 'Tuesday: The end must come after the start.' })
  await expect(wrong).toBeVisible()
  await expect(page.getByRole('link', { name: 'Enter at most 120 minutes.' })).toBeVisible()
  await expectNoAxeViolations(page)
  await wrong.click()
  await expect(tuesday.getByLabel('To', { exact: true })).toBeFocused()
  await expect(tuesday.getByLabel('To', { exact: true })).toHaveValue('08:00')

  await tuesday.getByLabel('To', { exact: true }).selectOption('17:00')
  await page.getByLabel('Keep free before and after').fill('10')
  await page.route(path, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { code: 'x', message: 'Closed for a moment.' } })
      : route.continue(),
  )
  await save(page).click()
  await expect(page.getByText('Closed for a moment.')).toBeVisible()
  await expect(page.getByLabel('Keep free before and after')).toHaveValue('10')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(path, async (route) =>
    route.fulfill({ json: { ...(route.request().postDataJSON() as object), outside: 2 } }),
  )
  await save(page).click()
  await expect(
    page.getByText(
      '2 appointments are outside these hours. Cancel them, so that the patients are notified.',
    ),
  ).toBeVisible()
  await expectNoAxeViolations(page)
})

test('an unverified provider sees no patients, and may set working hours', async ({
  page,
  signIn,
}) => {
  await signIn('pending@demo.test')
  for (const address of ['/appointment-scheduler', '/patient-management']) {
    await page.goto(address)
    await expect(page.getByText('Awaiting verification')).toBeVisible()
    await expect(page.getByText('You will see your patients here once')).toBeVisible()
  }
  await page.goto('/availability')
  await expect(page.getByText('Awaiting verification')).toBeVisible()
  await expect(day(page, 'Monday').getByLabel('Monday')).toBeChecked()
})

test('a provider who has saved no week adds no single date, which would save the usual week', async ({
  page,
  signIn,
}, { project }) => {
  test.skip(project.name === 'desktop', 'one size is enough')
  await signIn(providers.phone)
  await page.route('**/api/provider/setup', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), has_hours: false } })
  })
  await page.goto('/availability')
  await expect(page.getByText('Save your week first.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add this date' })).toHaveCount(0)
  await page.unroute('**/api/provider/setup')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your hours' })).toBeVisible()
})
