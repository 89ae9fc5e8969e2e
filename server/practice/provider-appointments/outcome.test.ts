import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canReportAbsence, canStateOutcome } from '#domain/appointments/outcome.ts'
import {
  type AppointmentStatus,
  canTransition,
  outcomes,
  type SessionOutcome,
} from '#domain/appointments/status.ts'
import { noAnswerWindow } from '#domain/appointments/session-phone.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { billingIn } from '#tests/support/billing.ts'

let app: TestApp
let patient: Persona
let doctor: Persona
beforeAll(async () => {
  app = await openTestApp()
  patient = await app.createPersona()
  doctor = await provider()
})
afterAll(() => app.close())

const { provider, list: invoices, step } = billingIn(() => app)
const minute = 60_000

/** A confirmed session between the two that starts so many minutes from now. */
async function session(starts: number, session_type = 'Phone') {
  const id = randomUUID()
  await app.database.asOwner('delete from invoices')
  await app.database.asOwner('delete from appointments')
  await app.database.asOwner(
    `insert into appointments (id, patient_id, provider_id, appointment_time, session_type, status)
     values ($1, $2, $3, now() + make_interval(mins => $4), $5, 'confirmed')`,
    [id, patient.user_id, doctor.user_id, starts, session_type],
  )
  return id
}
const moveTo = (id: string, starts: number) =>
  app.database.asOwner(
    'update appointments set appointment_time = now() + make_interval(mins => $2) where id = $1',
    [id, starts],
  )
const change = (id: string, body: object, as = doctor) =>
  app.call('PATCH', `/api/provider/appointments/${id}`, { as, body })
const complete = (id: string, outcome?: SessionOutcome) =>
  change(id, { status: 'completed', ...(outcome ? { outcome } : {}) })
const report = (id: string, as = patient) =>
  app.call('POST', `/api/appointments/${id}/provider-absence`, { as, body: {} })
const noAnswer = (id: string, as = doctor) =>
  app.call('POST', `/api/provider/appointments/${id}/no-answer`, { as, body: {} })
const stored = async (id: string) => {
  const [row] = await app.database.asOwner(
    `select status, outcome, absence_reported_at is not null as is_reported, no_answer_at is not null as is_unanswered,
       (select count(*)::int from appointment_events where appointment_id = a.id and kind = 'no_answer') as notified,
       (select count(*)::int from invoices i where i.appointment_id = a.id and i.status <> 'void') as billed
     from appointments a where id = $1`,
    [id],
  )
  return row!
}

/** Minutes from now until the session starts, the earliest moment first. */
const moments = [24 * 60, 5, -5, -20, -61, -95, -2 * 24 * 60, -8 * 24 * 60] as const

type Press =
  | { by: 'clock' }
  | { by: 'completion'; outcome: SessionOutcome | undefined }
  | { by: 'change'; outcome: SessionOutcome }
  | { by: 'patient' }
  | { by: 'no answer' }
  | { by: 'invoice' }

/** Most often when the session has started or is over: before, little can be done. */
const start = fc.constantFrom(0, 1, 2, 3, 4, 4, 5, 5)
const anyOutcome = fc.constantFrom(...outcomes)
const anyPress: fc.Arbitrary<Press> = fc.oneof(
  fc.constant({ by: 'clock' } as const),
  {
    weight: 2,
    arbitrary: fc.record({
      by: fc.constant('completion' as const),
      outcome: fc.option(anyOutcome, { nil: undefined }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ by: fc.constant('change' as const), outcome: anyOutcome }),
  },
  fc.constant({ by: 'patient' } as const),
  fc.constant({ by: 'no answer' } as const),
  fc.constant({ by: 'invoice' } as const),
)

interface Model {
  moment: number
  status: AppointmentStatus
  outcome: SessionOutcome | null
  is_reported: boolean
  is_unanswered: boolean
  isIssued: boolean
}

/** What the domain says of a press; changes the model. @returns the status of the answer */
function follow(model: Model, press: Press): number {
  const now = new Date()
  const appointment = {
    status: model.status,
    outcome: model.outcome,
    requested_by: 'patient' as const,
    appointment_time: new Date(now.getTime() + moments[model.moment]! * minute),
    duration_minutes: 60,
    absence_reported_at: model.is_reported ? now : null,
    no_answer_at: model.is_unanswered ? now : null,
  }
  const answer = (may: boolean, then: () => void) => {
    if (may) then()
    return may ? 200 : 409
  }
  const state = (outcome: SessionOutcome) => {
    model.status = 'completed'
    model.outcome = outcome
  }
  switch (press.by) {
    case 'completion': {
      const outcome = press.outcome ?? 'held'
      const isRepeated = model.status === 'completed' && model.outcome === outcome
      return answer(
        isRepeated || canTransition(appointment, 'completed', 'provider', now, outcome),
        () => state(outcome),
      )
    }
    case 'change':
      // What is so already is answered as before.
      if (model.status === 'completed' && model.outcome === press.outcome) return 200
      return answer(
        canStateOutcome(appointment, 'provider', now) &&
          !(model.isIssued && press.outcome === 'provider_no_show'),
        () => state(press.outcome),
      )
    case 'patient':
      if (model.is_reported || model.outcome === 'provider_no_show') return 200
      return answer(canReportAbsence(appointment, now), () => (model.is_reported = true))
    case 'no answer': {
      const { from, until } = noAnswerWindow(appointment)
      const isOpen = model.status === 'confirmed' && from <= Number(now) && Number(now) < until
      return answer(model.is_unanswered || isOpen, () => (model.is_unanswered = true))
    }
    default:
      return 200
  }
}

describe('what became of a session', () => {
  it('follows its table whatever the two press, is billed once where the provider came, and notifies once', async () => {
    await fc.assert(
      fc.asyncProperty(
        start,
        fc.array(anyPress, { minLength: 4, maxLength: 14 }),
        async (moment, presses) => {
          const id = await session(moments[moment]!)
          const model: Model = {
            moment,
            status: 'confirmed',
            outcome: null,
            is_reported: false,
            is_unanswered: false,
            isIssued: false,
          }
          for (const press of presses) {
            if (press.by === 'clock') {
              model.moment = Math.min(model.moment + 1, moments.length - 1)
              await moveTo(id, moments[model.moment]!)
              continue
            }
            if (press.by === 'invoice') {
              const draft = (await invoices(doctor)).find(({ status }) => status === 'draft')
              if (!draft) continue
              await step(doctor, draft.id, { status: 'issued', amount_ngwee: 25_000 })
              model.isIssued = true
              continue
            }
            const expected = follow(model, press)
            const { status } =
              press.by === 'completion'
                ? await complete(id, press.outcome)
                : press.by === 'change'
                  ? await change(id, { outcome: press.outcome })
                  : press.by === 'patient'
                    ? await report(id)
                    : await noAnswer(id)
            expect({ press, status }).toEqual({ press, status: expected })
            expect(await stored(id)).toEqual({
              status: model.status,
              outcome: model.outcome,
              is_reported: model.is_reported,
              is_unanswered: model.is_unanswered,
              notified: model.is_unanswered ? 1 : 0,
              billed: model.outcome === null || model.outcome === 'provider_no_show' ? 0 : 1,
            })
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('is held where it is completed without a word, also with others', async () => {
    const id = await session(-70)
    const answer = await app.call('POST', '/api/provider/status-changes', {
      as: doctor,
      body: { ids: [id], status: 'completed' },
    })
    expect(answer.body.results).toEqual([{ id, outcome: 'done', message: null }])
    expect(await stored(id)).toMatchObject({ status: 'completed', outcome: 'held', billed: 1 })
  })

  it('is shown to both, and each statement leaves one trace after retries', async () => {
    const id = await session(-70)
    for (const _ of [1, 2]) expect((await report(id)).status).toBe(200)
    for (const _ of [1, 2]) expect((await complete(id, 'patient_no_show')).status).toBe(200)
    const own = await app.call('GET', '/api/appointments', { as: patient })
    expect(own.body[0]).toMatchObject({
      id,
      outcome: 'patient_no_show',
      absence_reported_at: expect.any(String),
    })
    expect((await change(id, { outcome: 'provider_no_show' })).body).toMatchObject({
      outcome: 'provider_no_show',
      absence_reported_at: expect.any(String),
    })
    expect((await auditEventsOf(app.database, id)).map(({ action }) => action)).toEqual([
      'appointment.report_absence',
      'appointment.complete',
      'appointment.outcome',
    ])
  })

  it('is named as the reason where an invoice is in the way of the truth', async () => {
    const id = await session(-70)
    await complete(id)
    const [draft] = await invoices(doctor)
    await step(doctor, draft!.id, { status: 'issued', amount_ngwee: 25_000 })
    const answer = await change(id, { outcome: 'provider_no_show' })
    expect([answer.status, answer.body.code]).toEqual([409, 'has_invoice'])
    await step(doctor, draft!.id, { status: 'void' })
    expect((await change(id, { outcome: 'provider_no_show' })).status).toBe(200)
    expect(await stored(id)).toMatchObject({ billed: 0 })
    expect((await change(id, { outcome: 'held' })).status).toBe(200)
    expect(await stored(id)).toMatchObject({ billed: 1 })
  })

  it.each([
    [{ outcome: 'late' }, 'outcome'],
    [{ status: 'confirmed', outcome: 'held' }, 'outcome'],
    [{ outcome: null }, 'outcome'],
  ])('is rejected as %j by the field’s name', async (body, field) => {
    const id = await session(-70)
    const answer = await change(id, body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
  })

  it('is said by the two of it alone', async () => {
    const id = await session(-70)
    const [stranger, other] = [await app.createPersona(), await provider()]
    for (const as of [stranger, doctor]) expect((await report(id, as)).status).toBe(404)
    expect((await noAnswer(id, other)).status).toBe(404)
    expect((await noAnswer(id, patient)).status).toBe(403)
    await complete(id)
    expect((await change(id, { outcome: 'provider_no_show' }, other)).status).toBe(404)
    expect(await stored(id)).toMatchObject({ outcome: 'held', is_reported: false, notified: 0 })
  })
})
