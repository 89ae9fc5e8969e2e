import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn } from '#tests/support/booking.ts'

let app: TestApp
let nurse: Persona
const booking = bookingIn(() => app)
const reach = '0977 123 456'
beforeAll(async () => {
  app = await openTestApp()
  nurse = await booking.provider({ profession: 'therapist' })
})
afterAll(() => app.close())

/** A registered person with a code in hand. */
async function registered(): Promise<{ id: string; code: string }> {
  const id = randomUUID()
  const body = {
    id,
    full_name: `Mary ${randomUUID().replaceAll(/[^a-z]/g, '')} Banda`,
    gender: 'female',
    born_in: 1984,
    phone_number: reach,
    is_another_person: true,
  }
  await app.call('POST', '/api/clinic/patients', { as: nurse, body })
  const made = await app.call('POST', `/api/clinic/patients/${id}/take-over-code`, { as: nurse })
  return { id, code: made.body.code }
}

async function emailCodeTo(email: string): Promise<string> {
  const [mail] = await app.database.asOwner(
    'select text_body from platform.mail_outbox where recipient = $1',
    [email],
  )
  return /code: (\d{6})/i.exec(mail!.text_body as string)![1]!
}

describe('a login to a record of the clinic', () => {
  it('is never given while an admin merges the record: it gets one or is merged, not both', async () => {
    const admin = await app.createPersona({ role: 'admin' })
    for (let i = 0; i < 3; i += 1) {
      const [one, other] = [await registered(), await registered()]
      const email = `${randomUUID()}@example.test`
      await app.call('POST', '/api/take-overs/logins', {
        body: { password: 'Kalimba-2026!', reach, code: one.code, email },
      })
      const email_code = await emailCodeTo(email)
      const [merged, taken] = await Promise.all([
        app.call('POST', '/api/admin/patient-merges', {
          as: admin,
          body: { id: randomUUID(), gone_id: one.id, remaining_id: other.id },
        }),
        app.call('POST', '/api/take-overs', { body: { reach, code: one.code, email_code } }),
      ])
      expect([
        [201, 404],
        [409, 204],
      ]).toContainEqual([merged.status, taken.status])
      const both = await app.database.asOwner(
        'select 1 from accounts.users where id = $1 and deleted_at is not null and email is not null',
        [one.id],
      )
      expect(both).toEqual([])
    }
  })
})
