import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AppointmentStatus } from '#domain/appointments/status.ts'
import { asSystem, tables } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor } from '#tests/support/practice.ts'

describe('the table of appointments', () => {
  let app: TestApp
  let patient: Persona
  let provider: Persona

  beforeAll(async () => {
    app = await openTestApp()
  })
  beforeEach(async () => {
    patient = await app.createPersona()
    provider = await app.createPersona({ role: 'provider' })
  })
  afterAll(() => app.close())

  const book = (
    at: string,
    as: { patient?: Persona; provider?: Persona; status?: AppointmentStatus } = {},
  ) =>
    bookFor(as.patient ?? patient, as.provider ?? provider, {
      status: as.status ?? 'requested',
      at,
    })
  const taken = { code: '23P01' }

  it('books no one twice at once: neither the provider, nor the patient', async () => {
    await book('2027-01-04T09:00:00+02:00')
    const [other, second] = [
      await app.createPersona(),
      await app.createPersona({ role: 'provider' }),
    ]
    for (const time of ['2027-01-04T09:00:00+02:00', '2027-01-04T07:59:00Z', '2027-01-04T06:01Z']) {
      await expect(book(time, { patient: other, status: 'confirmed' })).rejects.toMatchObject(taken)
      await expect(book(time, { provider: second })).rejects.toMatchObject(taken)
    }
    // At the same hour, two other people meet.
    await book('2027-01-04T09:00:00+02:00', { patient: other, provider: second })
  })

  it('lets the next one begin when one ends, and takes a slot that was released', async () => {
    await book('2027-01-05T07:00:00Z')
    await book('2027-01-05T08:00:00Z')
    await book('2027-01-05T06:00:00Z')
    await book('2027-01-05T12:00:00Z', { status: 'cancelled' })
    await book('2027-01-05T12:00:00Z', { status: 'completed' })
    await book('2027-01-05T12:00:00Z')
    await expect(book('2027-01-05T12:00:00Z')).rejects.toMatchObject(taken)
  })

  it('has no appointment with oneself, and none that is half cancelled', async () => {
    await expect(book('2027-01-06T07:00:00Z', { patient: provider })).rejects.toMatchObject({
      code: '23514',
    })
    const id = await book('2027-01-06T07:00:00Z')
    const halfCancelled = asSystem('half cancel an appointment', (tx) =>
      tx.run(tables.updateTable('appointments').set({ status: 'cancelled' }).where('id', '=', id)),
    )
    await expect(halfCancelled).rejects.toMatchObject({ code: '23514' })
  })
})
