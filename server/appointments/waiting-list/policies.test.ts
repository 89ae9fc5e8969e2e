import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Actor, asActor, tables, type Transaction } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'

let app: TestApp
let doctor: Persona
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { answer, booked, closeAllPractices, book, waitingPatients, offerTo, provider } = bookingIn(
  () => app,
)

beforeEach(async () => {
  await closeAllPractices()
  await app.database.asOwner('delete from appointments')
  doctor = await provider()
})

/** @returns `done`, or the SQLSTATE of the rejection */
const attempt = ({ user_id, session_id }: Persona, work: (tx: Transaction) => Promise<unknown>) => {
  const actor: Actor = { user_id, session_id, audience: 'client', authorized: false }
  return asActor(actor, work).then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )
}

const rejected = '42501'

describe('the tables themselves', () => {
  const wait = (as: Persona, appointment_id: string) =>
    attempt(as, (tx) =>
      tx.run(tables.insertInto('waiting_list').values({ patient_id: as.user_id, appointment_id })),
    )

  it('let a patient join for an earlier time than their own appointment, no other patient’s', async () => {
    const [patient, stranger] = [await app.createPersona(), await app.createPersona()]
    const { id } = (await book(patient, slotOn(5))).body
    expect(await wait(stranger, id)).toBe(rejected)
    expect(await wait(patient, id)).toBe('done')
  })

  it.each([
    "status = 'cancelled', cancelled_by = 'patient', cancelled_at = now()",
    "appointment_time = '2026-01-05'",
  ])('let no patient wait where the appointment has %s', async (change) => {
    const patient = await app.createPersona()
    const { id } = (await book(patient, slotOn(5))).body
    await app.database.asOwner(`update appointments set ${change} where id = $1`, [id])
    expect(await wait(patient, id)).toBe(rejected)
  })

  /** A patient in the list, with the offer of nine o'clock on the next working day. */
  async function offered() {
    const freed = await booked()
    const { patient, later } = await waitingPatients(6)
    await freed.release()
    const offer = await offerTo(patient)
    const take = (
      as = patient,
      changes: { provider_id?: string; appointment_time?: string } = {},
    ) =>
      attempt(as, (tx) =>
        tx.run(
          tables.insertInto('appointments').values({
            patient_id: as.user_id,
            provider_id: doctor.user_id,
            appointment_time: slotOn(1),
            session_type: 'Virtual',
            requested_by: 'patient',
            replaces: later.id,
            ...changes,
          }),
        ),
      )
    return { patient, later, offer, take }
  }
  const change = (offer: { id: string }, changes: string) =>
    app.database.asOwner(`update slot_offers set ${changes} where id = $1`, [offer.id])

  it('let a patient replace an appointment by the hour that was offered', async () => {
    expect(await (await offered()).take()).toBe('done')
  })

  it('reject another provider at the hour that was offered', async () => {
    const { take } = await offered()
    expect(await take(undefined, { provider_id: (await provider()).user_id })).toBe(rejected)
  })

  it('reject another hour of the provider who was offered', async () => {
    const { take } = await offered()
    expect(await take(undefined, { appointment_time: slotOn(1, '10:00') })).toBe(rejected)
  })

  it('reject an hour once the offer is declined', async () => {
    const { patient, offer, take } = await offered()
    expect((await answer(patient, offer.id, 'refusal')).status).toBe(204)
    expect(await take()).toBe(rejected)
  })

  it('reject an hour once the offer has ended', async () => {
    const { offer, take } = await offered()
    await change(offer, `expires_at = now() - interval '1 second'`)
    expect(await take()).toBe(rejected)
  })

  it('keep the hour for the patient it was offered to, until the offer ends', async () => {
    const { patient, offer } = await offered()
    const stranger = await app.createPersona()
    const isOpen = ({ user_id, session_id }: Persona) =>
      asActor({ user_id, session_id, audience: 'client', authorized: false }, (tx) =>
        tx.run(
          tables.selectNoFrom(
            sql<boolean>`practice.is_open(${doctor.user_id}, ${slotOn(1)})`.as('answer'),
          ),
        ),
      )
    expect(await isOpen(stranger)).toEqual([{ answer: false }])
    expect(await isOpen(patient)).toEqual([{ answer: true }])
    await change(offer, `expires_at = now() - interval '1 second'`)
    expect(await isOpen(stranger)).toEqual([{ answer: true }])
  })

  it('keep no hour of another provider for an offer', async () => {
    await offered()
    const [other, stranger] = [await provider(), await app.createPersona()]
    const booking = await attempt(stranger, (tx) =>
      tx.run(
        tables.insertInto('appointments').values({
          patient_id: stranger.user_id,
          provider_id: other.user_id,
          appointment_time: slotOn(1),
          session_type: 'Virtual',
          requested_by: 'patient',
        }),
      ),
    )
    expect(booking).toBe('done')
  })

  it('know an offer only for the patient it was made to', async () => {
    const { patient, later } = await offered()
    const wasOffered = ({ user_id, session_id }: Persona) =>
      asActor({ user_id, session_id, audience: 'client', authorized: false }, (tx) =>
        tx.run(
          tables.selectNoFrom(
            sql<boolean>`practice.was_offered(${doctor.user_id}, ${slotOn(1)}, ${later.id})`.as(
              'answer',
            ),
          ),
        ),
      )
    expect(await wasOffered(patient)).toEqual([{ answer: true }])
    expect(await wasOffered(await app.createPersona())).toEqual([{ answer: false }])
  })

  it('reject an offer that replaces another appointment, or one that is over', async () => {
    const { patient, later, take } = await offered()
    const { id } = (await book(patient, slotOn(7))).body
    await app.database.asOwner('update waiting_list set appointment_id = $1', [id])
    expect(await take()).toBe(rejected)
    await app.database.asOwner('update waiting_list set appointment_id = $1', [later.id])
    await app.database.asOwner('alter table appointments disable trigger user')
    await app.database.asOwner(
      `update appointments set status = 'completed' where id = '${later.id}'`,
    )
    await app.database.asOwner('alter table appointments enable trigger user')
    expect(await take()).toBe(rejected)
  })
})
