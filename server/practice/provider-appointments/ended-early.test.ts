import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { boardIn } from '#tests/support/board.ts'
import { billingIn } from '#tests/support/billing.ts'

let app: TestApp
let desk: Persona
beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk' })
})
afterAll(() => app.close())

const { visit, mark } = boardIn(
  () => app,
  () => desk,
)
const { list, provider } = billingIn(() => app)
const complete = (as: Persona, id: string, outcome?: string) =>
  app.call('PATCH', `/api/provider/appointments/${id}`, {
    as,
    body: { status: 'completed', ...(outcome ? { outcome } : {}) },
  })

describe('a visit that ends before its booked end', () => {
  it('is completed and billed as soon as its patient was called in, and not before', async () => {
    const { doctor, id } = await visit()
    await mark(desk, id, 'arrived')
    const early = await complete(doctor, id)
    expect([early.status, early.body.code]).toEqual([409, 'not_over'])
    expect(early.body.message).toContain('after its booked end')
    await mark(doctor, id, 'with_provider')
    await mark(doctor, id, 'arrived')
    expect((await complete(doctor, id)).body.code).toBe('not_over')
    await mark(doctor, id, 'with_provider')
    // Whom the provider has called in has come.
    expect((await complete(doctor, id, 'patient_no_show')).body.code).toBe('not_over')
    const day = 24 * 60 * 60_000
    const [from, to] = [-1, 2].map((days) => new Date(Date.now() + days * day).toISOString())
    const path = `/api/provider/appointments?from=${from}&to=${to}`
    const shown = await app.call('GET', path, { as: doctor })
    expect(shown.body).toMatchObject([{ id, is_called_in: true }])
    expect((await complete(doctor, id)).body).toMatchObject({
      status: 'completed',
      outcome: 'held',
      is_called_in: false,
    })
    expect(await list(doctor, '?status=draft')).toHaveLength(1)
  })
})

describe('a patient who walked in and is being seen already', () => {
  const walkIn = async (minutesAgo: number, more: object = {}) => {
    const [doctor, patient] = [await provider(), await app.createPersona()]
    const step = 5 * 60_000
    const at = Math.floor((Date.now() - minutesAgo * 60_000) / step) * step
    const answer = await app.call('POST', '/api/desk/appointments', {
      as: desk,
      body: {
        id: randomUUID(),
        provider_id: doctor.user_id,
        patient_id: patient.user_id,
        appointment_time: new Date(at).toISOString(),
        session_type: 'In-person',
        agreed_how: 'at the clinic',
        overbook_reason: 'Walked in',
        ...more,
      },
    })
    return { at, doctor, ...answer }
  }

  it('is entered at the desk with the start of a few minutes ago, and completed as any other', async () => {
    const { at, doctor, status, body } = await walkIn(10)
    // After midnight, what was before it is of another day.
    const isToday = lusakaClock(new Date(at)).day === lusakaClock(new Date()).day
    expect(status).toBe(isToday ? 201 : 422)
    if (!isToday) return
    expect(body.status).toBe('confirmed')
    await mark(doctor, body.id, 'with_provider')
    expect((await complete(doctor, body.id)).status).toBe(200)
    expect(await list(doctor, '?status=draft')).toHaveLength(1)
    // Nor later: they were there when they were entered.
    const missed = await app.call('PATCH', `/api/provider/appointments/${body.id}`, {
      as: doctor,
      body: { outcome: 'patient_no_show' },
    })
    expect(missed.status).toBe(409)
  })

  it('is not entered for long ago, by phone, or for another way than in person', async () => {
    for (const [ago, more] of [
      [70, {}],
      [10, { agreed_how: 'by phone' }],
      [10, { session_type: 'Phone' }],
    ] as const) {
      const { status, body } = await walkIn(ago, more)
      expect([status, Object.keys(body.fields)]).toEqual([422, ['appointment_time']])
    }
  })
})
