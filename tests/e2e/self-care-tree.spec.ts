import { months } from '#web/platform/values/day-name.ts'
import { inLusaka, lusakaClock } from '#domain/values/lusaka.ts'
import { callsOf } from './support/booking.ts'
import { openMenu } from './support/menu.ts'
import { newClient } from './support/new-client.ts'
import { expectPageChecks } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'

test('the tree has a leaf after a reading, is hidden and shown again, and forgets it at logout', async ({
  page,
  request,
  signIn,
}) => {
  const person = await newClient(request)
  const calls = await callsOf(request, person)
  const region = page.getByRole('region', { name: 'Days of self-care' })
  const month = months[inLusaka(Date.now()).month]!
  const tree = (days: string) =>
    region.getByRole('img', { name: new RegExp(`^${days} of self-care in ${month}`) })
  await signIn(person.email, person.password)
  await page.goto('/patient-profile')
  await expect(tree('0 days')).toBeVisible()
  const answer = await calls.send('POST', '/api/blood-pressure-readings', {
    systolic: 118,
    diastolic: 76,
  })
  expect(answer.status()).toBe(201)
  await page.reload()
  await expect(tree('1 day')).toBeVisible()
  await expectPageChecks(page, 'a day with a tree')

  await region.getByRole('button', { name: 'Hide my tree' }).click()
  await expect(region.getByRole('img')).toHaveCount(0)
  await page.reload()
  await expect(region.getByRole('button', { name: 'Show my tree' })).toBeVisible()
  await expect(region.getByRole('img')).toHaveCount(0)
  await region.getByRole('button', { name: 'Show my tree' }).click()
  await expect(tree('1 day')).toBeVisible()

  await region.getByRole('button', { name: 'Hide my tree' }).click()
  // The session ends with the tab, and the user's id with it.
  const id = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('ubumi.auth')!) as { user: { id: string } }).user.id,
  )
  const stored = () =>
    page.evaluate(() => [Object.keys(localStorage).join(), Object.keys(sessionStorage).join()])
  expect((await stored()).map((keys) => keys.includes(id))).toEqual([false, true])
  await openMenu(page)
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(async () => (await stored()).join().includes(id)).toBe(false)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('a student sees their tree, with the small trees of past months, newest first', async ({
  page,
  request,
  signIn,
}) => {
  const student = await newClient(request, { isStudent: true })
  const { day } = lusakaClock(Date.now())
  await page.route('**/api/self-care-days', (route) =>
    route.fulfill({ json: { days: [...daysOf(day, 2, 18), ...daysOf(day, 1, 1), day] } }),
  )
  await signIn(student.email, student.password)
  await page.goto('/student-profile')
  const region = page.getByRole('region', { name: 'Days of self-care' })
  await expect(region.getByText('1 day in')).toBeVisible()
  const past = region.getByRole('list', { name: 'Past months' }).getByRole('listitem')
  const nameOf = (back: number) => months[Number(daysOf(day, back, 1)[0]!.slice(5, 7)) - 1]
  await expect(past).toHaveText([`${nameOf(1)}1 day`, `${nameOf(2)}18 days`])
  await expectPageChecks(page, 'the hub with trees of past months')
})

/** The first days of the month so many months before a day. */
function daysOf(day: string, back: number, count: number): string[] {
  const [year, month] = day.split('-').map(Number) as [number, number]
  const first = new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7)
  return Array.from(
    { length: count },
    (_, index) => `${first}-${String(index + 1).padStart(2, '0')}`,
  )
}
