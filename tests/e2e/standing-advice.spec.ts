import type { Page } from '@playwright/test'
import { callsOf } from './support/booking.ts'
import { newClient } from './support/new-client.ts'
import { logBloodPressure } from './support/readings.ts'
import { untilLockable } from './support/stored.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

/** The height of a phone that is seen without scrolling, in pixels. */
const firstScreen = 500

test('urgent advice stays first until it is answered, a lower value calms nothing, and two emergencies are both shown', async ({
  page,
  request,
  signIn,
}) => {
  const person = await newClient(request)
  await signIn(person.email, person.password)
  const calls = await callsOf(page.request, person)
  const pregnant = await calls.send('PATCH', '/api/care-profile', { pregnancy: 'pregnant' })
  expect(pregnant.status()).toBe(200)

  await page.goto('/hypertension')
  await logBloodPressure(page, 165, 112)
  const card = page.getByRole('alert').filter({ hasText: 'Go to a hospital now' })
  await expect(card).toBeVisible()
  await logBloodPressure(page, 138, 88)
  await expect(page.getByText('Since then 138/88 mmHg')).toBeVisible()
  await expect(card).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('keep an eye on it')
  await expectNoAxeViolations(page)

  const sugar = { glucose_level: 2.2, unit: 'mmol/L' }
  expect((await calls.send('POST', '/api/glucose-readings', sugar)).status()).toBe(201)
  await page.goto('/patient-profile')
  const tasks = page.getByRole('region', { name: 'Now' }).getByRole('listitem')
  await expect(tasks.nth(0)).toContainText('2.2 mmol/L')
  await expect(tasks.nth(1)).toContainText('165/112 mmHg')
  await expectNoAxeViolations(page)
  await tasks.nth(1).getByRole('button', { name: 'I am on my way' }).click()
  await expect(page.getByRole('heading', { name: 'You are on your way' })).toBeVisible()

  await page.goto('/hypertension')
  await expect(page.getByRole('heading', { name: 'You are on your way' })).toBeVisible()
  await expect(card).toBeHidden()
  await page.getByRole('button', { name: 'It was a wrong reading' }).click()
  await expect(page.getByRole('heading', { name: 'You are on your way' })).toBeHidden()
  const row = page.getByRole('listitem').filter({ hasText: '165/112' }).first()
  await expect(row.getByRole('button')).toBeFocused()
})

test('an answer waits offline, counts on this phone meanwhile, and is sent once', async ({
  page,
  context,
  request,
  signIn,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  const person = await newClient(request)
  await signIn(person.email, person.password)
  await page.goto('/hypertension')
  await logBloodPressure(page, 192, 124)
  const card = page.getByRole('alert').filter({ hasText: 'This is dangerously high' })
  await expect(card).toBeVisible()
  await untilLockable(page)
  const answers = page.getByRole('group', { name: 'Your answer to this advice' })
  await expect(answers.getByRole('button', { name: 'I am on my way' })).toBeVisible()

  await context.setOffline(true)
  await answers.getByRole('button', { name: 'I am on my way' }).click()
  await expect(page.getByText('Your answer is saved on this phone.')).toBeVisible()
  await expect(card).toBeHidden()
  await expect(page.getByText('Your answer to the advice is not sent yet.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You are on your way' })).toBeVisible()
  await expectNoAxeViolations(page)

  const statuses: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/answers')) statuses.push(response.status())
  })
  const sent = page.waitForResponse((response) => response.url().endsWith('/answers'))
  await context.setOffline(false)
  expect((await sent).status()).toBe(201)
  await expect(page.getByText('Your answer to the advice is not sent yet.')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You are on your way' })).toBeVisible()
  await expect(card).toBeHidden()
  expect(statuses).toEqual([201])
})

test('an answer that is undone brings the advice back first, on the hub and on Today, also offline', async ({
  page,
  context,
  request,
  signIn,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  const person = await newClient(request)
  await signIn(person.email, person.password)
  await page.goto('/hypertension')
  await logBloodPressure(page, 192, 124)
  const card = page.getByRole('alert').filter({ hasText: 'This is dangerously high' })
  await expect(card).toBeVisible()
  await untilLockable(page)
  const answers = page.getByRole('group', { name: 'Your answer to this advice' })
  await answers.getByRole('button', { name: 'I was seen' }).click()
  await expect(card).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('We show the advice again.')).toBeVisible()
  await expect(card).toBeVisible()
  await expectNoAxeViolations(page)

  await page.goto('/patient-profile')
  const tasks = page.getByRole('region', { name: 'Now' }).getByRole('listitem')
  await expect(tasks.nth(0)).toContainText('192/124 mmHg')
  await context.setOffline(true)
  await tasks.nth(0).getByRole('button', { name: 'I was seen' }).click()
  await expect(page.getByText('192/124 mmHg').and(page.locator('.task *'))).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tasks.nth(0)).toContainText('192/124 mmHg')

  const statuses: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/answers')) statuses.push(response.status())
  })
  await context.setOffline(false)
  await expect(page.getByText('Your answer to the advice is not sent yet.')).toBeHidden()
  await expect.poll(() => statuses).toEqual([201, 201])
  await page.reload()
  await expect(tasks.nth(0)).toContainText('192/124 mmHg')
})

test('what says “now” or “today” is on the first screen of a phone once a reading is saved', async ({
  page,
  request,
  signIn,
}) => {
  const person = await newClient(request)
  await signIn(person.email, person.password)
  const calls = await callsOf(page.request, person)
  for (const [pregnancy, systolic, diastolic] of [
    ['pregnant', 150, 95],
    ['pregnant', 165, 112],
    ['no', 182, 122],
  ] as const) {
    await calls.send('PATCH', '/api/care-profile', { pregnancy })
    await page.goto('/hypertension')
    await logBloodPressure(page, systolic, diastolic)
    await expect(page.getByText(`${systolic}/${diastolic} mmHg, today`)).toBeVisible()
    await expect.poll(() => isOnFirstScreen(page)).toBe(true)
  }
})

/** Whether each sentence of the advice that says "now" or "today" is seen, under the edge of the screen. */
async function isOnFirstScreen(page: Page): Promise<boolean> {
  const places = await page
    .locator('.care-card')
    .first()
    .locator('h3, p')
    .filter({ hasText: /\b(now|today)\b/i })
    .evaluateAll((found) =>
      found.map((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return { top, bottom }
      }),
    )
  return places.length > 0 && places.every(({ top, bottom }) => top >= 0 && bottom <= firstScreen)
}
