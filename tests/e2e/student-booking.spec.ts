import { formatDay } from '#web/platform/values/dates.ts'
import { callsOf, chooseAll, freeSlots, request } from './support/booking.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('a student books, returns to their start page, and cancels on the booking page', async ({
  page,
  signIn,
}, { project }) => {
  test.skip(project.name === 'desktop', 'one student, one walk')
  await signIn('student@demo.test')
  const calls = await callsOf(page.request, { email: 'student@demo.test' })
  const [slot] = await freeSlots(calls, 1)
  await chooseAll(page, 'Phone', slot!)
  await request(page).click()
  await expect(page.getByText('Appointment Requested!')).toBeVisible()
  await page.waitForURL('**/student-profile')

  await page.goto('/book-appointment')
  const own = page.getByRole('region', { name: 'Your appointments' })
  const booked = own.getByRole('listitem').filter({ hasText: formatDay(slot!.starts_at) })
  await expect(booked).toContainText('Requested')
  // The student may have an earlier one: then it is a row that opens.
  const row = booked.getByRole('button', { expanded: false })
  if (await row.isVisible()) await row.click()
  await expectNoAxeViolations(page)
  await booked.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel appointment' }).click()
  await expect(page.getByText('Appointment cancelled.')).toBeVisible()
  await expect(booked).toHaveCount(0)
})
