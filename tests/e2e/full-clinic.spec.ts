import { dayAfter } from '#domain/values/lusaka.ts'
import type { Attendance } from '#domain/appointments/attendance-schema.ts'
import { fillClinic } from './support/full-clinic.ts'
import { appointment, at, everyDay, hold, slots, today, work } from './support/provider-day.ts'
import { therapist } from './support/therapist.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('a day of 36 visits shows every name at the desk, and all providers at once', async ({
  page,
  signIn,
}) => {
  const held = await fillClinic(page)
  await page.clock.setFixedTime(at('10:20'))
  await signIn('desk@demo.test')
  await page.goto('/desk')
  await page.locator('#root[data-awake]').waitFor()
  const rows = page.locator('[data-row]')
  await expect(rows).toHaveCount(held.length)
  await expect(page.getByRole('list', { name: 'Waiting' }).getByRole('listitem')).toHaveCount(6)
  await expectNoAxeViolations(page)

  if (page.viewportSize()!.width < 1024) {
    await expect(page.getByRole('list', { name: 'Away' })).toHaveText(
      'Bupe Kalaba is away from 13:30 to 17:00.',
    )
    const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight))
    expect(Math.max(...heights)).toBeLessThanOrEqual(300)
    expect(heights.toSorted((one, other) => one - other)[18]).toBeLessThanOrEqual(215)
    return
  }
  // No name is cut to less than its first letters, is outside of its cell, or has lost its height.
  const shown = await rows.evaluateAll((all) =>
    all.map((row) => {
      const [cell, name] = [row, row.querySelector('.board-name')!].map((part) =>
        part.getBoundingClientRect(),
      )
      return {
        words: name && row.textContent,
        isInside: name!.top >= cell!.top && name!.bottom <= cell!.bottom + 1,
        height: name!.height,
        width: name!.width / cell!.width,
      }
    }),
  )
  for (const { words, isInside, height, width } of shown)
    expect({ words, isInside, isRead: height >= 14 && width > 0.3 }).toEqual({
      words,
      isInside: true,
      isRead: true,
    })
  // All providers fit beside each other, each with the whole of a name that another begins with.
  const board = page.getByRole('group', { name: /^The day by providers/ })
  expect(await board.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
  expect((await board.boundingBox())!.height).toBeLessThanOrEqual(900)
  for (const name of ['Chanda Mulenga', 'Chanda Mulenga-Phiri']) {
    const heading = board.getByRole('heading', { name, exact: true })
    expect(
      await heading.evaluate((words) => words.scrollHeight - words.clientHeight),
    ).toBeLessThanOrEqual(1)
  }
})

test('twelve patients who have arrived leave space for the day of their provider', async ({
  page,
  signIn,
}, { project }) => {
  const times = [
    '08:00',
    '08:30',
    '09:00',
    '09:30',
    '10:00',
    '10:30',
    '11:00',
    '11:30',
    '12:00',
    '14:00',
    '14:30',
    '15:30',
  ]
  const visits = times.map((time) => ({
    ...appointment(at(time), 'confirmed'),
    session_type: 'In-person' as const,
    duration_minutes: 30,
  }))
  await page.clock.setFixedTime(at('08:10'))
  await work(page, everyDay)
  await hold(page, () => visits)
  await page.route('**/api/provider/attendances?*', (route) =>
    route.fulfill({
      json: visits.map(({ id }): Attendance => ({
        id,
        state: 'arrived',
        arrived_at: at('08:05'),
        called_in_at: null,
        room: null,
      })),
    }),
  )
  await signIn(therapist)
  const arrived = page.getByRole('region', { name: 'Arrived at the clinic' })
  await expect(arrived.getByRole('button', { name: /^Call in/ })).toHaveCount(12)
  const isWide = project.name === 'desktop'
  expect((await arrived.boundingBox())!.height).toBeLessThanOrEqual(isWide ? 1000 : 1700)
  const day = slots(page, today)
  await expect(day.getByRole('button', { name: 'Mwila Phiri' })).toHaveCount(12)
  expect((await day.boundingBox())!.height).toBeLessThanOrEqual(isWide ? 1250 : 1900)
  await expectNoAxeViolations(page)

  // The month says how many more there are, and is not as high as the day.
  await page.goto('/appointment-scheduler')
  const square = page.locator(`td:has([data-day="${today}"])`)
  if (isWide) {
    await expect(square).toContainText('8 more')
    const [{ height }, month] = [
      (await square.boundingBox())!,
      (await page.getByRole('grid').boundingBox())!,
    ]
    expect(height).toBeLessThanOrEqual(280)
    // The month begins below its title, however long the day beside it is.
    const title = (await page.getByRole('heading', { level: 2 }).first().boundingBox())!
    expect(month.y - title.y).toBeLessThanOrEqual(100)
  }
  await expect(
    page.getByRole('list', { name: /^Appointments on/ }).getByRole('listitem'),
  ).toHaveCount(12)
  await expect(page.locator(`[data-day="${dayAfter(today, 1)}"]`)).toBeAttached()
})
