import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'
import { startOfSlot, slotTimes } from '#domain/appointments/slots.ts'
import { type Calls, chooseAll, freeSlots, newPatient, request } from './support/booking.ts'
import { expect, expectNoAxeViolations, test } from './support/test.ts'

/** A free slot whose time a week later the client has booked: other tests may have been quicker there. */
async function slotBeforeOwn(calls: Calls) {
  for (let tries = 0; tries < 20; tries += 1) {
    const slot = (await freeSlots(calls, 1))[0]!
    const { day, time } = lusakaClock(new Date(slot.starts_at))
    const answer = await calls.send('POST', '/api/appointments', {
      appointment_time: startOfSlot(
        dayAfter(day, 7),
        slotTimes.find((one) => one === time)!,
      ),
      session_type: 'Phone',
      provider_id: slot.provider!.id,
    })
    if (answer.status() === 201) return slot
  }
  throw new Error('No slot is free a week later.')
}

test('a client books weekly sessions around a taken one, and cancels those that follow', async ({
  page,
  signIn,
}) => {
  const { calls } = await newPatient(page, signIn)
  const slot = await slotBeforeOwn(calls)
  await chooseAll(page, 'In-person', slot)
  await page.getByRole('radio', { name: 'Every week' }).check()
  await expect(page.getByLabel('Number of sessions')).toHaveValue('4')
  // The time of the second week is taken, and perhaps others, by other tests.
  const takenTimes = page.getByLabel(/is taken/)
  await expect(takenTimes.first()).toBeVisible()
  await expect(page.getByText(/^(One time is|\d times are) taken\./)).toBeVisible()
  await expect(request(page)).toBeDisabled()
  await expectNoAxeViolations(page)
  const left = 4 - (await takenTimes.count())
  for (const taken of await takenTimes.all()) await taken.selectOption('Skip this day')
  await request(page).click()
  await expect(page.getByText('Appointment Requested!')).toBeVisible()
  await page.waitForURL('**/appointments')

  const booked = (await calls.appointments()).filter(({ series_id }) => series_id)
  expect(booked).toHaveLength(left)
  await page.getByRole('button', { name: `Cancel this and ${left - 1} later` }).click()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Cancel appointments' }).click()
  await expect(page.getByText('Appointments cancelled.')).toBeVisible()
  const kept = await calls.appointments()
  expect(kept.filter(({ series_id }) => series_id)).toHaveLength(0)
  expect(kept.filter(({ status }) => status === 'requested')).toHaveLength(1)
})
