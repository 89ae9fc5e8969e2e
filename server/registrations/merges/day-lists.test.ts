import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp } from '#tests/support/app.ts'
import { workday } from '#tests/support/booking.ts'
import { type Clinic, openClinic, recordsIn } from '#tests/support/two-records.ts'

let clinic: Clinic
beforeAll(async () => {
  clinic = await openClinic(await openTestApp())
})
afterAll(() => clinic.app.close())
const { register, merge, undo } = recordsIn(() => clinic)

const day = workday(3)
/** Puts a name on the list of the day, as if it was full. */
const putOn = async ({ id }: { id: string }, about: string, provider_id: string | null = null) =>
  clinic.app.database.asOwner(
    `insert into day_waits (patient_id, day, about, provider_id, session_type, visit_type_id, by_desk)
     values ($1, $2, $3, $4, 'Phone', (select id from visit_types order by created_at limit 1), true)`,
    [id, day, about, provider_id],
  )
const listed = async (): Promise<string[]> => {
  const { body } = await clinic.app.call('GET', `/api/desk/day-waits?day=${day}`, {
    as: clinic.desk,
  })
  return body.map(({ patient }: { patient: { id: string } }) => patient.id).toSorted()
}

it('two places on the list of a day are one after a merge, and both are back after it is undone', async () => {
  const [gone, stays] = [await register(), await register()]
  await putOn(gone, 'unsure')
  await putOn(stays, 'mind', clinic.doctor.user_id)
  expect(await listed()).toEqual([gone.id, stays.id].toSorted())
  const { body } = await merge(gone, stays)
  expect(await listed()).toEqual([stays.id])
  await undo(body.id)
  expect(await listed()).toEqual([gone.id, stays.id].toSorted())
})

it('places for two professions stay two after a merge, and the only place goes along', async () => {
  const [gone, stays] = [await register(), await register()]
  const before = await listed()
  await putOn(gone, 'food')
  await putOn(gone, 'mind')
  await putOn(stays, 'unsure')
  const { body } = await merge(gone, stays)
  expect(await listed()).toEqual([...before, stays.id, stays.id].toSorted())
  await undo(body.id)
  expect(await listed()).toEqual([...before, gone.id, gone.id, stays.id].toSorted())
})
