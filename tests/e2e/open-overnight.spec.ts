import type { Page } from '@playwright/test'
import { chooseDay, chooseType, step } from './support/booking.ts'
import { newClient } from './support/new-client.ts'
import { logBloodPressure } from './support/readings.ts'
import { expect, test } from './support/test.ts'

const hour = 3_600_000
const dayOf = (time: number) => new Date(time + 2 * hour).toISOString().slice(0, 10)
const nameOf = (time: number) =>
  new Date(time).toLocaleDateString('en-GB', {
    timeZone: 'Africa/Lusaka',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })

/** The next 06:30 in Lusaka that is at least eight hours away: the phone sleeps until then. */
function nextMorning(): number {
  const from = Date.now() + 8 * hour
  const today = Date.parse(`${dayOf(from)}T04:30:00Z`)
  return today > from ? today : today + 24 * hour
}

/** The phone sleeps: no timer fires meanwhile, and each once when it wakes. */
async function sleepUntilMorning(page: Page): Promise<number> {
  const now = await page.evaluate(() => Date.now())
  const morning = nextMorning()
  await page.clock.fastForward(morning - now)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  return morning
}

test('Today, a hub and booking follow the day over a sleep, and go on where the clock is set back', async ({
  page,
  request,
  signIn,
}) => {
  const { email, password } = await newClient(request)
  await page.clock.install({ time: Date.now() })
  await page.clock.resume()
  await signIn(email, password)

  await page.goto('/patient-profile')
  await expect(page.getByRole('main')).toContainText(nameOf(Date.now()).replace(',', ''))
  const morning = await sleepUntilMorning(page)
  await expect(page.getByRole('main')).toContainText(
    `Good morning. ${nameOf(morning).replace(',', '')}`,
  )

  // What was chosen yesterday is no choice any more, and today is the first day.
  await page.clock.setSystemTime(Date.now())
  await page.goto('/book-appointment')
  await step(page, 'Session Type')
  await chooseType(page, 'Virtual')
  await step(page, 'Date & Time')
  const today = dayOf(Date.now())
  await chooseDay(page, today)
  const chosen = page.getByRole('group', { name: 'Day' }).getByRole('radio', { checked: true })
  await expect(chosen).toHaveValue(today)
  await sleepUntilMorning(page)
  const first = page.getByRole('group', { name: 'Day' }).getByRole('radio').first()
  await expect(first).toHaveValue(dayOf(morning))
  await expect(page.locator(`input[name="day"][value="${today}"]`)).toHaveCount(0)
  await expect(page.getByText(/^Choose a (?:day and a )?time first\.$/)).toBeVisible()
})

test('the desk follows the day over midnight, but keeps a day that was chosen', async ({
  page,
  signIn,
}) => {
  await page.clock.install({ time: Date.now() })
  await page.clock.resume()
  await signIn('desk@demo.test')
  await page.goto('/desk')
  const heading = (time: number) =>
    page.getByRole('heading', { level: 2, name: nameOf(time).replace(',', '') })
  await expect(heading(Date.now())).toBeVisible()
  const morning = await sleepUntilMorning(page)
  await expect(heading(morning)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Today', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByRole('button', { name: 'Later day' }).click()
  await expect(heading(morning + 24 * hour)).toBeVisible()
  await page.clock.fastForward(24 * hour)
  await expect(heading(morning + 24 * hour)).toBeVisible()
  // Set back to when the page was opened.
  await page.clock.setSystemTime(Date.now())
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await expect(heading(Date.now())).toBeVisible()
})

test('a hub logs a reading after a sleep and after the clock was set back', async ({
  page,
  request,
  signIn,
}) => {
  const { email, password } = await newClient(request)
  await page.clock.install({ time: Date.now() })
  await page.clock.resume()
  await signIn(email, password)
  await page.goto('/hypertension')
  await logBloodPressure(page, 118, 76)
  const last = page.getByRole('status').filter({ hasText: 'Last:' })
  await expect(last).toContainText('118/76')
  await sleepUntilMorning(page)
  await logBloodPressure(page, 121, 79)
  await expect(last).toContainText('121/79')
  await page.clock.setSystemTime(Date.now() - 3 * hour)
  await logBloodPressure(page, 124, 81)
  await expect(last).toContainText('124/81')
})

test('what is logged and shown of a day follows it over a sleep, and a chosen day stays', async ({
  page,
  request,
  signIn,
}) => {
  const { email, password } = await newClient(request)
  await page.clock.install({ time: Date.now() })
  await page.clock.resume()
  await signIn(email, password)

  await page.goto('/diabetes?tab=nutrition')
  const log = page.getByRole('tabpanel')
  await log.getByLabel('Lunch').check()
  await log.getByLabel('What did you eat?').fill('Nshima')
  await log.getByLabel('Carbohydrate').fill('75')
  await log.getByLabel('Carbohydrate').press('Enter')
  await expect(log.getByRole('heading', { name: 'Today', exact: true })).toBeVisible()
  const chosen = log.getByLabel('Day')
  await chosen.selectOption({ label: 'Yesterday' })
  const yesterday = await chosen.inputValue()
  const morning = await sleepUntilMorning(page)
  await expect(log.getByRole('heading', { name: 'Yesterday', exact: true })).toBeVisible()
  await expect(log.getByRole('heading', { name: 'Today', exact: true })).toHaveCount(0)
  await expect(chosen).toHaveValue(yesterday)
  await page.clock.setSystemTime(Date.now())

  await page.goto('/hypertension')
  await page.getByRole('button', { name: 'Another time' }).click()
  const day = page.getByLabel('Day')
  await expect(day).toHaveValue(dayOf(Date.now()))
  await sleepUntilMorning(page)
  await expect(day).toHaveValue(dayOf(morning))
  await day.selectOption(dayOf(Date.now()))
  await page.clock.fastForward(24 * hour)
  await expect(day).toHaveValue(dayOf(Date.now()))
})
