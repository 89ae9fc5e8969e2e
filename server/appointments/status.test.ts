import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'

let app: TestApp
let chanda: Persona
let doctor: Persona
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { accept, book, cancel, closeAllPractices, list, propose, provider, set } = bookingIn(
  () => app,
)

beforeEach(async () => {
  await closeAllPractices()
  chanda = await app.createPersona()
  doctor = await provider()
})

describe('cancelling', () => {
  it('frees the hour, keeps the row, and takes it off the patient’s list', async () => {
    const { body } = await book(chanda, slotOn(1))
    const answers = [await cancel(chanda, body.id), await cancel(chanda, body.id)]
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect(await list(chanda)).toEqual([])
    const [row] = await app.database.asOwner(
      'select status, cancelled_by, cancelled_at is not null as is_dated from appointments where id = $1',
      [body.id],
    )
    expect(row).toEqual({ status: 'cancelled', cancelled_by: 'patient', is_dated: true })
    expect((await book(await app.createPersona(), slotOn(1))).status).toBe(201)
    const actions = (await auditEventsOf(app.database, body.id)).map(({ action }) => action)
    expect(actions).toEqual(['appointment.book', 'appointment.cancel'])
  })

  it('belongs to its patient alone, not to the provider either', async () => {
    const { body } = await book(chanda, slotOn(1))
    for (const as of [await app.createPersona(), doctor])
      expect((await cancel(as, body.id)).status).toBe(404)
    expect((await cancel(chanda, randomUUID())).status).toBe(404)
    expect((await list(chanda))[0].status).toBe('requested')
  })

  it.each(['confirmed', 'completed'])(
    'comes too late for a %s one that is over',
    async (status) => {
      const { body } = await book(chanda, slotOn(1))
      await set(body.id, `status = 'confirmed'`)
      await set(body.id, `status = '${status}', appointment_time = now() - interval '1 hour'`)
      expect((await cancel(chanda, body.id)).status).toBe(409)
    },
  )
})

describe('a provider’s proposal', () => {
  it('is accepted by its patient alone, and once more without harm', async () => {
    const id = await propose(doctor, chanda, slotOn(1))
    expect((await accept(await app.createPersona(), id)).status).toBe(404)
    expect((await accept(doctor, id)).status).toBe(404)
    const answers = [await accept(chanda, id), await accept(chanda, id)]
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual([
      [200, 'confirmed'],
      [200, 'confirmed'],
    ])
    expect(await auditEventsOf(app.database, id)).toMatchObject([{ action: 'appointment.accept' }])
  })

  it('is not accepted once its provider’s certificate has run out', async () => {
    const id = await propose(doctor, chanda, slotOn(2))
    await app.database.asOwner(
      `update user_profiles set certificate_expires_on = '2020-12-31' where id = $1`,
      [doctor.user_id],
    )
    expect((await accept(chanda, id)).status).toBe(409)
    const rows = await app.database.asOwner('select status from appointments where id = $1', [id])
    expect(rows).toEqual([{ status: 'requested' }])
  })

  it('is not accepted once it was taken back, nor is what one asked for oneself', async () => {
    const id = await propose(doctor, chanda, slotOn(1))
    await set(id, `status = 'cancelled', cancelled_by = 'provider', cancelled_at = now()`)
    expect((await accept(chanda, id)).status).toBe(409)
    const { body } = await book(chanda, slotOn(2))
    expect((await accept(chanda, body.id)).status).toBe(409)
    expect((await list(chanda)).map((one: { status: string }) => one.status)).toEqual([
      'requested',
      'cancelled',
    ])
  })
})
