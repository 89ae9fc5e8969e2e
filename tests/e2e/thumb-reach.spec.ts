import { callsOf } from './support/booking.ts'
import { chunk } from './support/chunk.ts'
import { addNote, logBloodPressure } from './support/readings.ts'
import { newClient } from './support/new-client.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

/** Pixels from the top of a 780 px screen within reach of a thumb, above an open keypad's start. */
const reach = 560

for (const [path, kind, reading, fields] of [
  [
    '/hypertension',
    'blood-pressure-readings',
    { systolic: 134, diastolic: 86 },
    ['Systolic', 'Diastolic', 'Pulse'],
  ],
  ['/diabetes', 'glucose-readings', { glucose_level: 7, unit: 'mmol/L' }, ['Glucose level']],
] as const) {
  test(`at 360 x 780 the values and the button of ${path} are on the first screen, above the bar`, async ({
    page,
    request,
    signIn,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    const person = await newClient(request)
    const { send } = await callsOf(request, person)
    await send('POST', `/api/${kind}`, { ...reading, seconds_ago: 86_400 })
    await signIn(person.email, person.password)
    await page.goto(path)
    await page.locator('#root[data-awake]').waitFor()
    await expect(page.getByRole('status').filter({ hasText: 'Last: ' })).toContainText(/\d/)
    const button = page.getByRole('button', { name: 'Log reading' })
    const bottomOf = async () => {
      const box = (await button.boundingBox())!
      return box.y + box.height
    }
    await expect.poll(bottomOf).toBeLessThan(reach)
    const bar = page.getByRole('navigation', { name: 'Your places' })
    expect(await bottomOf()).toBeLessThan((await bar.boundingBox())!.y)
    const tops = await Promise.all(
      fields.map(async (name) => (await page.getByLabel(name).boundingBox())!.y),
    )
    expect(new Set(tops).size).toBe(1)
    await expectNoAxeViolations(page)
  })
}

test('a note is behind a button, which opens its field and is back after the entry', async ({
  page,
  request,
  signIn,
}) => {
  const { email, password } = await newClient(request)
  await signIn(email, password)
  await page.goto('/hypertension')
  await expect(page.getByLabel('Notes')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add a note' }).press('Enter')
  await expect(page.getByLabel('Notes')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Add a note' })).toHaveCount(0)
  await page.getByLabel('Notes').fill('After the stairs')
  await expectNoAxeViolations(page)
  await logBloodPressure(page, 131, 79)
  await expect(page.getByRole('button', { name: 'Add a note' })).toBeVisible()
  await expect(page.getByLabel('Notes')).toHaveCount(0)
})

test('a draft with a note opens the field for it', async ({ page, request, signIn }) => {
  const { email, password } = await newClient(request, { hasConsented: false })
  await signIn(email, password)
  await page.goto('/hypertension')
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByLabel('Notes').fill('After the stairs')
  await page.getByLabel('Systolic').fill('131')
  await page.getByLabel('Diastolic').fill('84')
  await page.getByRole('button', { name: 'Log reading' }).click()
  await page.waitForURL(/\/consent/)
  await page.goBack()
  await page.waitForURL(/\/hypertension/)
  await expect(page.getByLabel('Notes')).toHaveValue('After the stairs')
})

test('a note is saved with a corrected reading also where its field could not be fetched', async ({
  page,
  request,
  signIn,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|status of 422|Failed to fetch dynamically imported module/)
  const { email, password } = await newClient(request)
  await signIn(email, password)
  await page.goto('/hypertension')
  await addNote(page, 'After the stairs')
  await page.getByLabel('Systolic').fill('131')
  await page.getByLabel('Diastolic').fill('84')
  // One route throughout: in a gap between two, the outbox could send the reading.
  let answer: 'none' | 'rejected' | 'saved' = 'none'
  await page.route('**/api/blood-pressure-readings', (route) => {
    if (route.request().method() !== 'POST' || answer === 'saved') return route.fallback()
    return answer === 'none'
      ? route.abort()
      : route.fulfill({ status: 422, json: { code: 'invalid', message: 'Check it.' } })
  })
  await page.getByRole('button', { name: 'Log reading' }).click()
  await expect(page.getByText('Saved on this phone, will be sent').first()).toBeVisible()
  answer = 'rejected'
  await page.route(chunk('note-field'), (route) => route.abort())
  await page.reload()
  await page.getByRole('button', { name: 'Edit 131/84 mmHg' }).click()
  await expect(page.getByLabel('Systolic')).toHaveValue('131')
  await page.getByRole('button', { name: 'Add a note' }).click()
  await expect(page.getByText('The note could not be opened')).toBeVisible()
  answer = 'saved'
  const sent = page.waitForRequest(
    (call) => call.method() === 'POST' && call.url().endsWith('/api/blood-pressure-readings'),
  )
  await page.getByRole('button', { name: 'Log reading' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ systolic: 131, notes: 'After the stairs' })
})

test('Measure again leads from a warning to the first field of the form', async ({
  page,
  request,
  signIn,
}) => {
  const { email, password } = await newClient(request)
  await signIn(email, password)
  await page.goto('/hypertension')
  await logBloodPressure(page, 185, 112)
  await page.getByRole('button', { name: 'Measure again' }).click()
  await expect(page.getByLabel('Systolic')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Log a reading' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Log reading' })).toBeInViewport()
})

test('at 360 px the four periods of a trend are one row', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn('client@demo.test')
  await page.goto('/hypertension')
  const periods = page.getByRole('group', { name: 'Days to show' }).getByRole('button')
  await expect(periods).toHaveCount(4)
  const tops = await periods.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})
