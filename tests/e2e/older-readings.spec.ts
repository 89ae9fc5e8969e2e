import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('a user goes back to the first reading by keyboard, also over a bad connection', async ({
  page,
  signIn,
  allowConsole,
}) => {
  await signIn('client@demo.test')
  await page.goto('/hypertension')
  const list = page.getByRole('region', { name: 'Your readings, newest first' })
  const rows = list.getByRole('rowheader')
  await expect(rows).toHaveCount(60)

  allowConsole(/Failed to load resource/)
  const isOlder = (url: URL) => url.searchParams.has('before')
  await page.route(isOlder, (route) => route.abort())
  await list.getByRole('button', { name: 'Show older readings' }).press('Enter')
  await expect(list.getByRole('alert')).toContainText('Error fetching data', { timeout: 30_000 })
  await page.unroute(isOlder)

  await list.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect.poll(() => rows.count()).toBeGreaterThan(60)
  // One reads on at the first row that came.
  await expect(list.getByRole('row').nth(61)).toBeFocused()
  // However many readings other journeys have added by now.
  const end = list.getByText('These are all your readings since')
  const more = list.getByRole('button', { name: 'Show older readings' })
  await expect(async () => {
    if (await more.isVisible()) await more.press('Enter')
    await expect(end).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expectNoAxeViolations(page)
})

test('the chart shows a week, a month or three months, and loads missing readings automatically', async ({
  page,
  signIn,
}) => {
  await signIn('client@demo.test')
  const older = page.waitForRequest((request) => request.url().includes('before='))
  await page.goto('/hypertension')
  const chart = page.getByRole('table', { name: 'Blood pressure, mmHg' }).getByRole('rowheader')
  await page.getByRole('button', { name: '3 months', exact: true }).click()
  await older
  await expect.poll(() => chart.count()).toBeGreaterThan(60)
  const inThreeMonths = await chart.count()
  await page.getByRole('button', { name: 'Month', exact: true }).click()
  await expect.poll(() => chart.count()).toBeLessThan(inThreeMonths)
  const inOneMonth = await chart.count()
  await page.getByRole('button', { name: 'Week', exact: true }).click()
  await expect.poll(() => chart.count()).toBeLessThan(inOneMonth)
})
