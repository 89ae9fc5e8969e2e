import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Persona } from '#tests/support/app.ts'
import { bookingIn } from '#tests/support/booking.ts'
import { goodPassword } from '#tests/support/good-password.ts'
import { type Clinic, openClinic, recordsIn } from '#tests/support/two-records.ts'

let clinic: Clinic
let stranger: Persona
beforeAll(async () => {
  clinic = await openClinic(await openTestApp())
  stranger = await bookingIn(() => clinic.app).provider({ profession: 'therapist' })
})
afterAll(() => clinic.app.close())
const { agree, withdraw } = recordsIn(() => clinic)
const call = (method: string, path: string, as?: Persona, body?: unknown) =>
  clinic.app.call(method, `/api/${path}`, { as, body })

const phones = ['0977 123 456', '0966 000 222'] as const
const purposes = ['health_data', 'clinic_readings', 'share_readings'] as const
const which = fc.nat({ max: 2 })
const steps = fc.array(
  fc.oneof(
    fc.record({ does: fc.constantFrom('agree' as const, 'withdraw' as const), which }),
    fc.record({
      does: fc.constantFrom(
        ...(['change', 'change what is stale', 'register again', 'make a code'] as const),
        ...(['take over', 'take over with an old code', 'erase'] as const),
      ),
      which,
    }),
  ),
  { minLength: 4, maxLength: 14 },
)
/** Courses that surely end in both ways: what is counted at the end never depends on chance. */
const step = (does: string) => ({ does, which: 1 })
const takenOver = ['agree', 'make a code', 'take over', 'withdraw', 'erase', 'change'].map(step)
const otherNumber = ['make a code', 'change', 'take over with an old code'].map(step)
const erased = ['make a code', 'agree', 'erase', 'take over', 'change', 'agree'].map(step)

/** A record as it should be. */
interface Model {
  state: 'without login' | 'with login' | 'erased'
  phone: string
  agreed: Set<string>
  everAgreed: Set<string>
  code: string | undefined
  oldCode: string | undefined
}

/** Takes the record over with a code, and the one that the email then brings. @returns the last status */
async function takeOver(code: string, reach: string): Promise<number> {
  const email = `${randomUUID()}@example.test`
  const wanted = { code, reach, email, password: 'Kalimba-2026!' }
  const { status } = await call('POST', 'take-overs/logins', undefined, wanted)
  if (status !== 204) return status
  const [mail] = await clinic.app.database.asOwner(
    'select text_body from platform.mail_outbox where recipient = $1',
    [email],
  )
  const email_code = /code: (\d{6})/i.exec(String(mail!.text_body))![1]
  return (await call('POST', 'take-overs', undefined, { code, reach, email_code })).status
}

const trailOf = async (id: string, ...actions: string[]) =>
  (
    await clinic.app.database.asOwner(
      'select action from platform.audit_events where subject_id = $1 and action = any ($2) order by occurred_at, id',
      [id, actions],
    )
  ).map(({ action }) => action)

it('a record of the clinic is its own until its person takes it over or it is erased, whatever is done in whatever order', async () => {
  const ends = { 'without login': 0, 'with login': 0, erased: 0 }
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const id = randomUUID()
      const registration = {
        id,
        full_name: `Mary ${randomUUID().replaceAll(/[^a-z]/g, '')} Banda`,
        gender: 'female',
        born_in: 1984,
        phone_number: phones[0],
        is_another_person: true,
      }
      const register = () => call('POST', 'clinic/patients', clinic.doctor, registration)
      expect((await register()).status).toBe(201)
      const { id: _id, is_another_person: _yes, ...typed } = registration
      const model: Model = {
        state: 'without login',
        phone: phones[0],
        agreed: new Set(),
        everAgreed: new Set(),
        code: undefined,
        oldCode: undefined,
      }
      const trail: string[] = []
      const first = (await call('GET', `clinic/patients/${id}`, clinic.desk)).body.version
      let version = first
      for (const { does, which: place } of all) {
        const isOurs = model.state === 'without login'
        /** Who may not, since the record is another's or gone. */
        const denied = model.state === 'with login' ? [409, 'has_login'] : [404, 'not_found']
        const purpose = purposes[place]!
        if (does === 'register again') {
          if (model.state === 'erased') continue
          const { status, body } = await register()
          expect([status, body.id]).toEqual([200, id])
        } else if (does === 'agree') {
          const { status, body } = await agree(id, purpose)
          if (!isOurs) expect([status, body.code]).toEqual(denied)
          else {
            expect(status).toBe(200)
            if (!model.agreed.has(purpose)) trail.push('consent.record')
            model.agreed.add(purpose)
            model.everAgreed.add(purpose)
          }
        } else if (does === 'withdraw') {
          const { status, body } = await withdraw(id, purpose)
          if (!isOurs) expect([status, body.code]).toEqual(denied)
          else if (!model.everAgreed.has(purpose))
            expect([status, body.code]).toEqual([409, 'no_consent'])
          else {
            expect(status).toBe(200)
            if (model.agreed.delete(purpose)) trail.push('consent.withdraw')
          }
        } else if (does === 'change' || does === 'change what is stale') {
          const isStale = does !== 'change'
          const phone_number = phones[place % 2]!
          const { status, body } = await call('PUT', `clinic/patients/${id}`, clinic.desk, {
            ...typed,
            phone_number,
            version: isStale ? 'another' : version,
          })
          if (!isOurs) expect([status, body.code]).toEqual(denied)
          else if (isStale) expect([status, body.code]).toEqual([409, 'stale_registration'])
          else {
            expect(status).toBe(200)
            version = body.version
            trail.push('patient.change')
            // Who holds the code must not enter a number of their own beside it.
            if (model.phone !== phone_number)
              Object.assign(model, { oldCode: model.code ?? model.oldCode, code: undefined })
            model.phone = phone_number
          }
        } else if (does === 'make a code') {
          const path = `clinic/patients/${id}/take-over-code`
          expect((await call('POST', path, stranger)).status).toBe(404)
          const { status, body } = await call('POST', path, clinic.doctor)
          if (!isOurs) expect([status, body.code]).toEqual(denied)
          else {
            expect(status).toBe(200)
            model.oldCode = model.code ?? model.oldCode
            model.code = body.code
            trail.push('patient.invite')
          }
        } else if (does === 'erase') {
          const { status, body } = await call('DELETE', `clinic/patients/${id}`, clinic.admin, {
            typed_name: registration.full_name,
            password: goodPassword,
          })
          if (!isOurs) expect([status, body.code]).toEqual(denied)
          else {
            expect(status).toBe(204)
            model.state = 'erased'
            model.agreed.clear()
            // The trail of a person goes with them.
            trail.length = 0
          }
        } else {
          const isOld = does !== 'take over'
          const code = isOld ? model.oldCode : model.code
          if (code === undefined) continue
          const status = await takeOver(code, model.phone)
          expect([status, does]).toEqual([isOurs && !isOld ? 204 : 404, does])
          if (status === 204) model.state = 'with login'
        }
        const path = `clinic/patients/${id}`
        expect((await call('GET', path, stranger)).status).toBe(404)
        const { status, body } = await call('GET', path, clinic.desk)
        if (model.state === 'erased') expect(status).toBe(404)
        else
          expect([status, body.gets_email, body.consents, body.phone_number]).toEqual([
            200,
            model.state === 'with login',
            // What a person with a login agrees to is between them and those who treat them.
            model.state === 'with login' ? [] : [...model.agreed].toSorted(),
            expect.stringContaining(model.phone.replaceAll(' ', '').slice(1)),
          ])
        const marks = ['patient.change', 'patient.invite', 'consent.record', 'consent.withdraw']
        expect(await trailOf(id, ...marks)).toEqual(trail)
        const held = await clinic.app.database.asOwner(
          'select purpose from consents where user_id = $1 and withdrawn_at is null order by purpose',
          [id],
        )
        expect(held.map((row) => row.purpose)).toEqual([...model.agreed].toSorted())
      }
      ends[model.state] += 1
    }),
    { numRuns: 15, examples: [[takenOver as never], [erased as never], [otherNumber as never]] },
  )
  expect(Math.min(ends['with login'], ends.erased)).toBeGreaterThan(0)
})
