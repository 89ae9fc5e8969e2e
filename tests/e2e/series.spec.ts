import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'
import { startOfSlot, slotTimes } from '#domain/appointments/slots.ts'
import { bookSlot, chooseAll, freeSlots, newPatient, request } from './support/booking.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

test('a client books weekly sessions around a taken one, and cancels those that follow', async ({
  page,
  readMail,
  signIn,
}) => {
  const { calls } = await newPatient(page, readMail, signIn)
  const slot = (await freeSlots(calls, 1))[0]!
  const { day, time } = lusakaClock(new Date(slot.starts_at))
  const second = startOfSlot(
    dayAfter(day, 7),
    slotTimes.find((one) => one === time)!,
  )
  // The time of the second week is taken: by the client themselves.
  await bookSlot(calls, { ...slot, starts_at: second })

  await chooseAll(page, 'In-person', slot)
  await page.getByRole('radio', { name: 'Every week' }).check()
  await page.getByLabel('Number of sessions').selectOption('3')
  await expect(page.getByText('One time is taken.')).toBeVisible()
  await expect(request(page)).toBeDisabled()
  await expectNoAxeViolations(page)
  await page.getByLabel(/is taken/).selectOption('Skip this day')
  await request(page).click()
  await expect(page.getByText('Appointment Requested!')).toBeVisible()
  await page.waitForURL('**/appointments')

  const booked = (await calls.appointments()).filter(({ series_id }) => series_id)
  expect(booked).toHaveLength(2)
  await page.getByRole('button', { name: 'Cancel this and 1 later' }).click()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Cancel appointments' }).click()
  await expect(page.getByText('Appointments cancelled.')).toBeVisible()
  const left = await calls.appointments()
  expect(left.filter(({ series_id }) => series_id)).toHaveLength(0)
  expect(left.filter(({ status }) => status === 'requested')).toHaveLength(1)
})
