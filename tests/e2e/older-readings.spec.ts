import { callsOf } from './support/booking.ts'
import { logBloodPressure } from './support/readings.ts'
import { newClient } from './support/new-client.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'
import { limit } from '#tests/support/patience.ts'

test('a user goes back to the first reading by keyboard, also over a bad connection', async ({
  page,
  signIn,
  allowConsole,
}) => {
  await signIn('client@demo.test')
  await page.goto('/hypertension')
  const list = page.getByRole('region', { name: 'Recent readings' })
  const rows = list.getByRole('listitem')
  await expect(rows).toHaveCount(10)
  const older = list.getByRole('button', { name: 'Show older readings' })
  // While the page itself fetches readings for its trend, a press asks for nothing.
  await expect(async () => {
    if ((await rows.count()) === 10) await older.press('Enter', { timeout: 2000 })
    await expect(rows).toHaveCount(60, { timeout: 4000 })
  }).toPass()
  // One reads on at the first row that came.
  await expect(rows.nth(10)).toBeFocused()

  allowConsole(/Failed to load resource/)
  const isOlder = (url: URL) => url.searchParams.has('before')
  await page.route(isOlder, (route) => route.abort())
  await older.press('Enter')
  await expect(list.getByRole('alert')).toContainText('Error fetching data', {
    timeout: limit(30_000),
  })
  await page.unroute(isOlder)

  const shown = await rows.count()
  await list.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect.poll(() => rows.count()).toBeGreaterThan(shown)
  await expect(rows.nth(shown)).toBeFocused()
  // However many readings other journeys have added by now.
  const end = list.getByText('These are all your readings since')
  await expect(async () => {
    if (await older.isVisible()) await older.press('Enter')
    await expect(end).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expectNoAxeViolations(page)
})

test('readings are grouped by day, with their note below and no empty cell', async ({
  page,
  request,
  signIn,
}) => {
  const person = await newClient(request)
  const { send } = await callsOf(request, person)
  const day = 86_400
  for (const [ago, reading] of [
    [0, { systolic: 134, diastolic: 86, pulse: 69 }],
    [1, { systolic: 118, diastolic: 76, notes: 'After the stairs' }],
    [day, { systolic: 121, diastolic: 78 }],
    [9 * day, { systolic: 142, diastolic: 91 }],
  ] as const)
    await send('POST', '/api/blood-pressure-readings', { ...reading, seconds_ago: ago })
  await signIn(person.email, person.password)
  await page.goto('/hypertension')
  const list = page.getByRole('region', { name: 'Recent readings' })
  const days = list.getByRole('heading', { level: 3 })
  await expect(days.last()).toHaveText(/^[A-Z][a-z]+day \d{1,2} [A-Z][a-z]+( \d{4})?$/)
  expect((await days.allTextContents()).slice(0, -1)).toEqual(expect.arrayContaining(['Yesterday']))
  const row = (value: string) => list.getByRole('listitem').filter({ hasText: value })
  await expect(row('134/86')).toContainText('Stage 1 Hypertension')
  await expect(row('134/86')).toContainText('Pulse 69')
  await expect(row('118/76')).toContainText('After the stairs')
  await expect(list).not.toContainText('–')
  for (const one of await list.getByRole('listitem').all())
    expect((await one.boundingBox())!.height).toBeGreaterThanOrEqual(56)
  await expectNoAxeViolations(page)
})

test('the chart shows a week, a month, three months or a year, each summed up in a sentence', async ({
  page,
  signIn,
}) => {
  await signIn('client@demo.test')
  await page.goto('/hypertension')
  const readings = page.getByRole('table', { name: 'Blood pressure, mmHg' }).getByRole('rowheader')
  const days = page
    .getByRole('table', { name: 'Blood pressure, average of each day, mmHg' })
    .getByRole('rowheader')
  const sentence = (name: string) =>
    page.getByText(
      new RegExp(
        `^Average \\d+/\\d+, (upper number .+ the ${name} before|(no|too few) readings in the ${name} before( to compare)?)\\.$`,
      ),
    )
  await expect(sentence('month')).toBeVisible()
  const inOneMonth = await readings.count()
  await page.getByRole('button', { name: 'Week', exact: true }).click()
  await expect.poll(() => readings.count()).toBeLessThan(inOneMonth)
  await expect(sentence('week')).toBeVisible()
  await page.getByRole('button', { name: '3 months', exact: true }).click()
  await expect.poll(() => days.count()).toBeGreaterThan(60)
  await expect(sentence('3 months')).toBeVisible()
  const inThreeMonths = await days.count()
  await page.getByRole('button', { name: 'Year', exact: true }).click()
  await expect.poll(() => days.count()).toBeGreaterThan(inThreeMonths)
  await expect(sentence('year')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('a long period has no chart of a part of it: it loads, or did not and is fetched again', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 400/)
  await signIn('client@demo.test')
  let reject = () => {}
  const asked = new Promise<void>((resolve) => (reject = resolve))
  const isReport = '**/api/blood-pressure-report?*'
  await page.goto('/hypertension')
  const chart = page.getByRole('img', { name: /^Chart: Blood pressure/ })
  await expect(chart).toBeVisible()
  await page.route(isReport, async (route) => {
    await asked
    await route.fulfill({ status: 400, json: {} })
  })
  await page.getByRole('button', { name: 'Year', exact: true }).click()
  await expect(page.getByText('Loading the averages...')).toBeAttached()
  await expect(chart).toHaveCount(0)
  reject()
  const failed = page.getByRole('alert').filter({ hasText: 'Error fetching data' })
  await expect(failed).toBeVisible()
  await expect(chart).toHaveCount(0)
  await expectNoAxeViolations(page)
  await page.unroute(isReport)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('img', { name: /average of each day$/ })).toBeVisible()
})

test('one reading is shown on its scale, without a chart', async ({ page, request, signIn }) => {
  const { email, password } = await newClient(request)
  await signIn(email, password)
  await page.goto('/hypertension')
  await logBloodPressure(page, 124, 74)
  await expect(page.getByText('1 reading, too few for an average.')).toBeVisible()
  await expect(page.locator('.scale-words')).toHaveCount(4)
  await expect(page.getByRole('img', { name: 'Chart: Blood pressure' })).toHaveCount(0)
  await logBloodPressure(page, 128, 76)
  await expect(page.getByRole('img', { name: 'Chart: Blood pressure' })).toBeVisible()
})
