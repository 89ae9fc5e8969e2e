import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asSystem } from '#server/platform/db.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'
import { engine } from '#tests/support/database.ts'
import { lockOf, type Run, whileHeld } from '#tests/support/held.ts'
import { offerFreedSlot } from '../slot-offers/data.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { answer, book, join, provider } = bookingIn(() => app)

/** A patient with an appointment who has asked for an earlier time. */
async function waitingPatient(at: string) {
  const [patient, doctor] = [await app.createPersona(), await provider()]
  const { id } = (await book(patient, at, { provider_id: doctor.user_id })).body as {
    id: string
  }
  const place = (await join(patient, id)).body.id as string
  return { patient, doctor, id, place }
}

/** Moves an appointment in a transaction that is under way. */
async function moveIn(run: Run, old: string, id: string, at: string) {
  await run(
    `update appointments set status = 'cancelled', cancelled_by = 'patient', cancelled_at = now() where id = $1`,
    [old],
  )
  await run(
    `insert into appointments (id, patient_id, provider_id, appointment_time, session_type, moved_from)
     select $1, patient_id, provider_id, $2, session_type, id from appointments where id = $3`,
    [id, at, old],
  )
}

// The embedded database has one connection: no two are under way at once.
describe.runIf(engine === 'postgres')('what is under way when an offer is made or taken', () => {
  it('is the move of an appointment, in place of whose new time an offer is then taken', async () => {
    const { patient, doctor, id, place } = await waitingPatient(slotOn(6))
    const [offer] = await app.database.asOwner(
      `insert into slot_offers (entry_id, patient_id, provider_id, appointment_time, expires_at)
       values ($1, $2, $3, $4, now() + interval '1 hour') returning id`,
      [place, patient.user_id, doctor.user_id, slotOn(1)],
    )
    const moved = randomUUID()
    const taken = await whileHeld(
      app.database,
      lockOf(`patient ${patient.user_id}`),
      () => answer(patient, String(offer!.id), 'acceptance'),
      (run) => moveIn(run, id, moved, slotOn(9)),
    )
    expect([taken.waited, taken.status, taken.body.replaces]).toEqual([true, 201, moved])
  })

  it('is the move of an appointment, to whose place no later hour is offered', async () => {
    const { doctor, id } = await waitingPatient(slotOn(6))
    const freed = { provider_id: doctor.user_id, appointment_time: new Date(slotOn(5)) }
    const offered = await whileHeld(
      app.database,
      (run) => moveIn(run, id, randomUUID(), slotOn(4)),
      async () => ({
        id: await asSystem('offer an hour', (tx) => offerFreedSlot(tx, freed, new Date())),
      }),
    )
    expect([offered.waited, offered.id]).toEqual([true, undefined])
  })
})
