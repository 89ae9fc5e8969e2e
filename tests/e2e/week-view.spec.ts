import type { Page } from '@playwright/test'
import { dayAfter, instantAt, lusakaClock } from '#domain/values/lusaka.ts'
import { formatDay } from '#web/platform/values/dates.ts'
import { appointment } from './support/provider-day.ts'
import { therapist } from './support/therapist.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

const today = lusakaClock(new Date()).day
const weekday = new Date(`${today}T00:00Z`).getUTCDay()
const sunday = dayAfter(today, -weekday)
const week = Array.from({ length: 7 }, (_, index) => dayAfter(sunday, index))
const at = (time: string, day = today) => instantAt(day, time)

const views = (page: Page) => page.getByRole('group', { name: 'View' })
const details = (page: Page) => page.getByRole('dialog', { name: 'Appointment Details' })
const cell = (page: Page, time: string, day: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: time, exact: true }) })
    .getByRole('cell')
    .nth(week.indexOf(day))

/** One appointment today at 14:00, and the spans that the page asks for. */
async function hold(page: Page) {
  const held = appointment(at('14:00').toISOString(), 'confirmed')
  const spans: string[][] = []
  await page.route('**/api/provider/appointments?*', (route) => {
    const query = new URL(route.request().url()).searchParams
    const [from, to] = [query.get('from')!, query.get('to')!]
    spans.push([from, to])
    const isIn = held.appointment_time >= from && held.appointment_time < to
    return route.fulfill({ json: isIn ? [held] : [] })
  })
  return spans
}

test.describe('the week of a provider', () => {
  test('has each appointment in its day and hour, and a line at the present time', async ({
    page,
    signIn,
  }, { project }) => {
    test.skip(project.name !== 'desktop', 'the week needs a wide screen')
    const spans = await hold(page)
    await page.clock.setFixedTime(at('10:30'))
    await signIn(therapist)
    await page.goto('/appointment-scheduler')
    await expect(views(page).getByRole('button', { name: 'Month' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await views(page).getByRole('button', { name: 'Week' }).press('Enter')
    await expect(page.getByRole('columnheader')).toHaveText([
      'Time',
      ...week.map((day) => new RegExp(`${formatDay(day)}$`)),
    ])
    await expect(page.getByRole('columnheader', { name: formatDay(today) })).toHaveAttribute(
      'aria-current',
      'date',
    )
    const block = cell(page, '14:00', today).getByRole('button', {
      name: /^14:00 Mwila Phiri Virtual Confirmed$/,
    })
    await expect(block).toBeVisible()
    await expect(page.getByRole('cell').getByRole('button')).toHaveCount(1)
    await expect(cell(page, '10:00', today)).toHaveText('Now, 10:30')
    await expect(page.getByText(/^Now, /)).toHaveCount(1)
    expect(spans.at(-1)).toEqual([
      at('00:00', sunday).toISOString(),
      at('00:00', dayAfter(sunday, 7)).toISOString(),
    ])
    await expectNoAxeViolations(page)

    await block.press('Enter')
    await expect(details(page)).toContainText('Mwila Phiri')
    await details(page).getByRole('button', { name: 'Close' }).press('Enter')
    await expect(block).toBeFocused()

    await page.getByRole('button', { name: 'Next week' }).press('Enter')
    await expect(page.getByText('No appointments in this week.')).toBeVisible()
    const last = formatDay(dayAfter(sunday, 13))
    await expect(page.getByRole('columnheader', { name: last })).toBeVisible()
    await page.getByRole('button', { name: 'Previous week' }).press('Enter')
    await expect(block).toBeVisible()
    await views(page).getByRole('button', { name: 'Month' }).click()
    await expect(page.getByRole('grid')).toBeVisible()
  })

  test('has the line of the present time behind an appointment, whose words it does not cross out', async ({
    page,
    signIn,
  }, { project }) => {
    test.skip(project.name !== 'desktop', 'the week needs a wide screen')
    await hold(page)
    await page.clock.setFixedTime(at('14:20'))
    await signIn(therapist)
    await page.goto('/appointment-scheduler')
    await views(page).getByRole('button', { name: 'Week' }).click()
    const present = cell(page, '14:00', today)
    await expect(present.getByRole('button')).toBeVisible()
    const isBehind = await present.evaluate((hour) => {
      const line = hour.querySelector<HTMLElement>('.week-now')!
      const block = hour.querySelector('button')!
      // It lets presses through: only for this look it is an aim of one.
      line.style.pointerEvents = 'auto'
      line.scrollIntoView({ block: 'center' })
      const { top } = line.getBoundingClientRect()
      const { left, width } = block.getBoundingClientRect()
      return block.contains(document.elementFromPoint(left + width / 2, top + 1))
    })
    expect(isBehind).toBe(true)
  })

  test('is not offered on a narrow screen, and gives way to the month', async ({ page, signIn }, {
    project,
  }) => {
    await hold(page)
    await page.clock.setFixedTime(at('10:30'))
    await signIn(therapist)
    await page.goto('/appointment-scheduler')
    await expect(page.getByRole('grid')).toBeVisible()
    if (project.name !== 'desktop') await expect(views(page)).toHaveCount(0)
    else {
      await views(page).getByRole('button', { name: 'Week' }).click()
      await expect(page.getByRole('button', { name: 'Next week' })).toBeVisible()
    }
    await page.setViewportSize({ width: 768, height: 1024 })
    await expect(views(page)).toHaveCount(0)
    await expect(page.getByRole('grid')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible()
  })

  test('a month without appointments says so once', async ({ page, signIn }) => {
    await hold(page)
    await page.clock.setFixedTime(at('10:30'))
    await signIn(therapist)
    await page.goto('/appointment-scheduler')
    await expect(page.getByText('Mwila Phiri').first()).toBeVisible()
    await page.getByRole('button', { name: 'Next month' }).click()
    await page.getByRole('button', { name: 'Next month' }).click()
    await expect(page.getByText(/^No appointments in \w+ \d{4}\.$/)).toBeVisible()
    await expect(page.getByText('No appointments on this day.')).toHaveCount(0)
  })
})
