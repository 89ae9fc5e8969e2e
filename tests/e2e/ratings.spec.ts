import { chooseType } from './support/booking.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'

const day = 24 * 60 * 60_000
const session = {
  id: 'c0ffee00-0000-4000-8000-000000000041',
  status: 'completed',
  appointment_time: new Date(Date.now() - day).toISOString(),
  session_type: 'Phone',
  duration_minutes: 60,
  requested_by: 'patient',
  replaces: null,
  outcome: 'held',
  absence_reported_at: null,
  no_answer_at: null,
  cost: null,
  provider: {
    id: 'c0ffee00-0000-4000-8000-000000000001',
    full_name: 'Chileshe Mumba',
    specialty: 'Therapist',
    profile_picture_url: null,
  },
  created_at: new Date(Date.now() - 3 * day).toISOString(),
}

test('a client rates a session that was held by keyboard, and keeps what they typed when it fails', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 503/)
  await signIn('client@demo.test')
  await page.route(/\/api\/appointments(\?|$)/, (route) => route.fulfill({ json: [session] }))
  await page.route('**/api/session-ratings', (route) => route.fulfill({ json: [] }))
  let isAway = true
  const sent: unknown[] = []
  await page.route(`**/api/appointments/${session.id}/rating`, (route) => {
    if (isAway)
      return route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Try again.' } })
    const said = route.request().postDataJSON() as object
    sent.push(said)
    const created_at = new Date().toISOString()
    return route.fulfill({
      json: { comment: null, ...said, appointment_id: session.id, created_at },
    })
  })
  await page.goto('/appointments')
  await page.getByRole('button', { name: 'Rate this session' }).press('Enter')
  const save = page.getByRole('button', { name: 'Save rating' })
  await expect(page.getByText(/without your name or the date/)).toBeVisible()
  await save.click()
  await expect(page.getByText('Choose one of the answers.').first()).toBeVisible()
  await expectPageChecks(page, 'a rating without an answer')
  await page.getByRole('radio', { name: '4: Good' }).check()
  await page.getByLabel('Comment for your provider').fill('Clear advice.')
  await save.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Try again.' })).toBeVisible()
  await expect(page.getByLabel('Comment for your provider')).toHaveValue('Clear advice.')
  await expect(page.getByRole('radio', { name: '4: Good' })).toBeChecked()
  isAway = false
  await save.click()
  const said = page.getByText('You rated this session 4 of 5.')
  await expect(said).toBeFocused()
  expect(sent).toEqual([{ score: 4, comment: 'Clear advice.' }])
  await page.getByRole('button', { name: 'Change your rating' }).click()
  await expect(page.getByLabel('Comment for your provider')).toHaveValue('Clear advice.')

  // A student, who has no page of appointments, rates where they book.
  await signIn('student@demo.test')
  await page.goto('/book-appointment')
  await page.getByRole('button', { name: 'Rate this session' }).click()
  await page.getByRole('radio', { name: '5: Very good' }).check()
  await save.click()
  await expect(page.getByText('You rated this session 5 of 5.')).toBeFocused()
  await expectPageChecks(page, 'a past session of a student')
})

test('a provider reads comments without names, and a patient the mean in the list of providers', async ({
  page,
  signIn,
}) => {
  await signIn('therapist@demo.test')
  await page.goto('/account')
  await page.getByRole('link', { name: /^Ratings/ }).click()
  await expect(page.getByText('No ratings yet.')).toBeVisible()
  await expectPageChecks(page, 'no ratings')
  const rating = { mean: 4.6, count: 10 }
  await page.route('**/api/provider/ratings', (route) =>
    route.fulfill({ json: { rating, comments: ['Clear advice.', 'She listens.'] } }),
  )
  await page.reload()
  await expect(page.getByText('4.6 of 5, 10 ratings')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'She listens.' })).toBeVisible()
  await expectPageChecks(page, 'ratings with comments')

  await signIn('client@demo.test')
  await page.route('**/api/appointments/providers?*', async (route) => {
    const answer = await route.fetch()
    const [first, ...others] = (await answer.json()) as object[]
    await route.fulfill({ json: [{ ...first, rating }, ...others] })
  })
  await chooseType(page, 'Virtual')
  await expect(page.locator('.whom-list').getByText('4.6 of 5, 10 ratings')).toHaveCount(1)
})
