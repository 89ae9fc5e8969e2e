import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp } from '#tests/support/app.ts'
import { bookingIn } from '#tests/support/booking.ts'
import { type Clinic, openClinic, recordsIn } from '#tests/support/two-records.ts'

let clinic: Clinic
beforeAll(async () => {
  clinic = await openClinic(await openTestApp())
})
afterAll(() => clinic.app.close())
const { agree, contentOf, withdraw } = recordsIn(() => clinic)
const booking = bookingIn(() => clinic.app)

const phone = '0977 123 456'
const password = 'Kalimba-2026!'
const purposes = ['health_data', 'clinic_readings'] as const

/** A record as it should be. */
interface Model {
  full_name: string
  version: string
  isErased: boolean
  hasLogin: boolean
  consents: Set<string>
  readings: number
}
const step = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('agree', 'measure', 'correct', 'correct what is old') },
  { weight: 2, arbitrary: fc.constant('withdraw') },
  { weight: 1, arbitrary: fc.constantFrom('take over', 'erase') },
)
const steps = fc.array(step, { minLength: 4, maxLength: 12 })

const typed = (full_name: string) => ({
  full_name,
  gender: 'female',
  born_in: 1984,
  phone_number: phone,
})
const freshName = () => `Mary ${randomUUID().replaceAll(/[^a-z]/g, '')} Banda`

/** The login of the person with the code of the clinic, in three calls; the answer of the one that was not taken. */
async function takeOver(id: string) {
  const { app, doctor } = clinic
  const made = await app.call('POST', `/api/clinic/patients/${id}/take-over-code`, { as: doctor })
  if (made.status >= 300) return made
  const email = `${randomUUID()}@example.test`
  const body = { code: made.body.code, reach: phone }
  const asked = await app.call('POST', '/api/take-overs/logins', {
    body: { ...body, password, email },
  })
  expect(asked.status, JSON.stringify(asked.body)).toBe(204)
  const [mail] = await app.database.asOwner(
    'select text_body from platform.mail_outbox where recipient = $1 order by created_at desc',
    [email],
  )
  const email_code = /code: (\d{6})/i.exec(String(mail!.text_body))![1]
  return app.call('POST', '/api/take-overs', { body: { ...body, email_code } })
}

it('a record is corrected, agreed to, measured, taken over and erased by the rules in any order, and what is rejected changes nothing', async () => {
  const { app, doctor, desk, admin } = clinic
  const stranger = await booking.provider({ profession: 'therapist' })
  const seen = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const id = randomUUID()
      const full_name = freshName()
      const made = await app.call('POST', '/api/clinic/patients', {
        as: doctor,
        body: { id, is_another_person: true, ...typed(full_name) },
      })
      expect(made.status, JSON.stringify(made.body)).toBe(201)
      const model: Model = {
        full_name,
        version: made.body.version,
        isErased: false,
        hasLogin: false,
        consents: new Set(),
        readings: 0,
      }
      const traces = async () =>
        (
          await app.database.asOwner(
            `select count(*)::int as count from platform.audit_events
             where (subject_id = $1 or record_id = $1) and action not like '%.read'`,
            [id],
          )
        )[0]!.count as number
      const put = (name: string, version: string) =>
        app.call('PUT', `/api/clinic/patients/${id}`, {
          as: doctor,
          body: { ...typed(name), version },
        })
      for (const does of all) {
        if (does === 'withdraw' && model.consents.size === 0) continue
        const [before, trail] = [await contentOf(id), await traces()]
        const isTheirs = model.hasLogin || model.isErased
        const name = freshName()
        const canBe = {
          agree: !isTheirs,
          withdraw: !isTheirs,
          measure: model.consents.size === purposes.length && !model.isErased,
          correct: !isTheirs,
          'correct what is old': false,
          'take over': !isTheirs,
          erase: !isTheirs,
        }[does]!
        // Once it is theirs, what is measured follows what they agree to in their account.
        if (does === 'measure' && model.hasLogin) continue
        const answer = await {
          agree: () => agree(id, ...purposes),
          withdraw: () => withdraw(id, 'clinic_readings'),
          measure: () =>
            app.call('POST', `/api/provider/patients/${id}/blood-pressure-readings`, {
              as: doctor,
              body: { id: randomUUID(), systolic: 128, diastolic: 82 },
            }),
          correct: () => put(name, model.version),
          'correct what is old': () => put(name, 'another'),
          'take over': () => takeOver(id),
          erase: () => app.call('DELETE', `/api/clinic/patients/${id}`, { as: admin }),
        }[does]!()
        if (!canBe) {
          expect([does, answer.status >= 400 && answer.status < 500]).toEqual([does, true])
          expect(typeof answer.body.code).toBe('string')
          expect(await contentOf(id)).toEqual(before)
          expect(await traces()).toBe(trail)
          continue
        }
        expect([does, answer.status < 300, answer.body]).toEqual([does, true, answer.body])
        seen.set(does, (seen.get(does) ?? 0) + 1)
        // Given again, a consent is as it was.
        if (does !== 'agree' || model.consents.size < purposes.length)
          expect([does, (await traces()) > trail]).toEqual([does, true])
        if (does === 'agree') for (const purpose of purposes) model.consents.add(purpose)
        if (does === 'withdraw') model.consents.delete('clinic_readings')
        if (does === 'measure') model.readings += 1
        if (does === 'correct')
          Object.assign(model, { full_name: name, version: answer.body.version })
        if (does === 'take over') model.hasLogin = true
        if (does === 'erase') Object.assign(model, { isErased: true, readings: 0 })

        const content = await contentOf(id)
        expect((content['blood_pressure_readings.user_id'] ?? []).length).toBe(model.readings)
        if (model.isErased) expect(content).toEqual({})
        const opened = await app.call('GET', `/api/clinic/patients/${id}`, { as: desk })
        expect(opened.status).toBe(model.isErased ? 404 : 200)
        if (!model.isErased) expect(opened.body.full_name).toBe(model.full_name)
        const path = `/api/clinic/patients/${id}`
        expect((await app.call('GET', path, { as: stranger })).status).toBe(404)
      }
    }),
    { numRuns: 12 },
  )
  expect([...seen.keys()].toSorted()).toEqual(
    ['agree', 'correct', 'erase', 'measure', 'take over', 'withdraw'].toSorted(),
  )
})
