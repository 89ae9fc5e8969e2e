import { expectPageChecks } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'

test('a student whose dates were not fetched sees a notice once, and fetches them by a press', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 400/)
  await signIn('student@demo.test')
  const isList = '**/api/appointments?limit=20'
  await page.route(isList, (route) => route.fulfill({ status: 400, json: {} }))
  await page.goto('/student-profile')
  const next = page.getByRole('region', { name: 'Next' })
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(next).toContainText('we cannot say what comes next')
  await expect(page.getByText('Not everything could be fetched.')).toBeVisible()
  await expect(again).toHaveCount(1)
  // No row is kept for a step that did not come: as much space is below the button as above the first word.
  const [panel, first, button] = await Promise.all(
    [next, next.getByText('Next', { exact: true }), again].map((one) => one.boundingBox()),
  )
  const below = panel!.y + panel!.height - button!.y - button!.height
  expect(Math.abs(below - (first!.y - panel!.y))).toBeLessThan(2)
  await expectPageChecks(page, 'the day of a student that was not fetched')
  await page.unroute(isList)
  await again.click()
  await expect(next.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(page.getByText('Not everything could be fetched.')).toHaveCount(0)
  await expect(again).toHaveCount(0)
})

test('a day that a provider could not fetch keeps its heading', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 400/)
  await signIn('therapist@demo.test')
  await page.route('**/api/provider/appointments?*', (route) =>
    route.fulfill({ status: 400, json: {} }),
  )
  await page.goto('/provider-profile')
  const today = page.getByRole('region', { name: 'Today', exact: true })
  await expect(today.getByRole('alert')).toContainText('Error fetching appointments')
  await expect(today.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expectPageChecks(page, 'the day of a provider that was not fetched')
})

test('the front desk sees what its own account holds, not what a patient’s does', async ({
  page,
  signIn,
}) => {
  await signIn('desk@demo.test')
  await page.goto('/account/data')
  const main = page.getByRole('main')
  await expect(main).toContainText('which records you opened')
  await expect(main.getByRole('button', { name: 'Download my data' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Download for a clinic' })).toHaveCount(0)
  await main.getByRole('button', { name: 'Erase my account' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('your place at the front desk')
  await expect(question).not.toContainText('readings')
  await expectPageChecks(page, 'the question before an account of the desk goes')
})
