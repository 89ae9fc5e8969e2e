import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asActor, tables } from '#server/platform/db.ts'
import { newestMail } from '#tests/support/accounts.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { join, pdf, script, statusesOf, uploadsIn } from '#tests/support/uploads.ts'

let app: TestApp
let admin: Persona
let colleague: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin', full_name: 'Grace Mulenga' })
  colleague = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

const { verify, student, ownVerification, studentQueue, decideStudent, linkToStudent, get } =
  uploadsIn(() => app)
const verified = { decision: 'verified' }
const rejected = { decision: 'rejected', reason: 'The card ran out last year.' }

const studies = ({ user_id }: Persona) =>
  app.database.asOwner(
    `update user_profiles set institution_name = 'Copperbelt University', student_id = '2024-0017',
       phone_number = '+260 97 000 0000', known_allergies_conditions = 'asthma' where id = $1`,
    [user_id],
  )

describe('an admin', () => {
  it('learns of a student only while they are one, and once they have asked to be verified', async () => {
    const idsOf = async (by: Persona, students: RawBuilder<{ id: string }>) => {
      const actor = { ...by, audience: 'signed-in' as const, authorized: false }
      const query = tables.selectFrom(students.as('student')).select('id')
      return (await asActor(actor, (tx) => tx.run(query))).map(({ id }) => id)
    }
    const seen = (by: Persona, { user_id }: Persona) =>
      idsOf(by, sql`accounts.student_to_verify(${user_id})`)
    const all = (by: Persona) => idsOf(by, sql`accounts.students_to_verify()`)
    const [silent, left, asking] = [await student(), await student(), await student()]
    for (const one of [left, asking]) await verify(one)
    await app.database.asOwner('update user_profiles set is_student = false where id = $1', [
      left.user_id,
    ])
    expect(await seen(admin, asking)).toEqual([asking.user_id])
    expect(await seen(admin, silent)).toEqual([])
    expect(await seen(admin, left)).toEqual([])
    expect(await seen(asking, asking)).toEqual([])
    expect([await all(admin), await all(asking)]).toEqual([[asking.user_id], []])
  })

  it('lists the pending students, the longest first, and of each only who they are', async () => {
    const [first, second] = [await student({ full_name: 'Natasha Tembo' }), await student()]
    await studies(first)
    const ids = [await verify(first), await verify(second)].map(({ body }) => body.id)
    const { status, body } = await studentQueue(admin)
    expect(status).toBe(200)
    const mine = body.filter((row: { id: string }) => ids.includes(row.id))
    expect(mine.map((row: { id: string }) => row.id)).toEqual(ids)
    expect(mine[0]).toEqual({
      id: ids[0],
      document_type: 'application/pdf',
      has_document: true,
      status: 'pending',
      submitted_at: expect.stringMatching(/Z$/),
      decided_at: null,
      reason: null,
      student: {
        id: first.user_id,
        full_name: 'Natasha Tembo',
        institution_name: 'Copperbelt University',
        student_id: '2024-0017',
        verification_status: 'pending',
      },
    })
    expect((await studentQueue(admin, 'waiting')).status).toBe(422)
    const one = await app.call('GET', `/api/admin/student-verifications/${ids[0]}`, { as: admin })
    expect(one.body).toEqual(mine[0])
  })

  it('opens the document by a link of a minute, as a file that runs nothing', async () => {
    const natasha = await student()
    const { id } = (await verify(natasha, join(pdf, script))).body
    const { status, body } = await linkToStudent(admin, id)
    expect(status).toBe(200)
    const left = new Date(body.expires_at).getTime() - Date.now()
    expect(left).toBeGreaterThan(50_000)
    expect(left).toBeLessThanOrEqual(60_000)
    const answer = await get(body.url)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="student-document-mutale-banda-\d{4}-\d{2}-\d{2}\.pdf"$/,
      ),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect((await get(body.url.split('?')[0], admin)).status).toBe(403)
  })

  it('verifies: the student gets an email that any mailbox may show', async () => {
    const natasha = await student()
    const { id } = (await verify(natasha)).body
    const { status, body } = await decideStudent(admin, id, verified)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'verified',
      decided_at: expect.stringMatching(/Z$/),
      student: { verification_status: 'verified' },
    })
    expect((await ownVerification(natasha)).status).toBe('verified')
    const mail = await newestMail(natasha.email)
    expect(mail.subject).toBe('Your Ubumi account is verified')
    expect(mail.text).toContain('/student-dashboard')
  })

  it('rejects with a reason alone, which the student reads on the page and in no email', async () => {
    const natasha = await student()
    const { id } = (await verify(natasha)).body
    for (const reason of [undefined, '', '  ', 'x'.repeat(1001)]) {
      const without = await decideStudent(admin, id, { decision: 'rejected', reason })
      expect(without.status).toBe(422)
      expect(Object.keys(without.body.fields)).toEqual(['reason'])
    }
    for (const decision of ['approved', 'pending', 'unverified', null])
      expect((await decideStudent(admin, id, { decision })).status).toBe(422)
    expect((await ownVerification(natasha)).status).toBe('pending')
    expect((await decideStudent(admin, id, rejected)).status).toBe(200)
    expect(await ownVerification(natasha)).toMatchObject({
      status: 'rejected',
      newest: { status: 'rejected', reason: rejected.reason },
    })
    const mail = await newestMail(natasha.email)
    expect(mail.subject).toBe('Your Ubumi account: please look at this')
    expect(mail.text + mail.html).not.toContain('ran out')
  })

  it('decides once, also where two decide at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const natasha = await student()
      const { id } = (await verify(natasha)).body
      const answers = await Promise.all([
        decideStudent(admin, id, verified),
        decideStudent(colleague, id, rejected),
        decideStudent(admin, id, rejected),
        decideStudent(colleague, id, verified),
      ])
      expect(statusesOf(answers)).toEqual([200, 409, 409, 409])
      const won = answers.find(({ status }) => status === 200)!
      expect((await ownVerification(natasha)).status).toBe(won.body.status)
      const mails = await app.database.asOwner(
        'select from platform.mail_outbox where recipient = $1',
        [natasha.email],
      )
      expect(mails).toHaveLength(1)
      expect((await decideStudent(admin, id, verified)).status).toBe(409)
    }
  })

  it('returns 404 for an unknown id, and for a person who is no student any more', async () => {
    expect((await decideStudent(admin, randomUUID(), verified)).status).toBe(404)
    expect((await linkToStudent(admin, randomUUID())).status).toBe(404)
    const path = `/api/admin/student-verifications/${randomUUID()}`
    expect((await app.call('GET', path, { as: admin })).status).toBe(404)
    const natasha = await student()
    const { id } = (await verify(natasha)).body
    await app.database.asOwner('update user_profiles set is_student = false where id = $1', [
      natasha.user_id,
    ])
    expect((await decideStudent(admin, id, verified)).status).toBe(404)
    const [row] = await app.database.asOwner(
      'select status from student_verifications where id = $1',
      [id],
    )
    expect(row).toEqual({ status: 'pending' })
  })

  it('leaves a trail that the student reads: the list, the document, the decision', async () => {
    const natasha = await student()
    const { id } = (await verify(natasha)).body
    await studentQueue(admin)
    await linkToStudent(admin, id)
    const accesses = await app.call('GET', '/api/me/record-openings', { as: natasha })
    expect(accesses.body.map((row: { action: string }) => row.action)).toEqual([
      'student_document.read',
      'student_verifications.read',
    ])
    expect(accesses.body[0].opened_by.full_name).toBe('Grace Mulenga')
    await decideStudent(admin, id, verified)
    const [decision] = await app.database.asOwner(
      `select actor_id, subject_id from platform.audit_events where record_id = $1 and action = 'student_verification.verify'`,
      [id],
    )
    expect(decision).toEqual({ actor_id: admin.user_id, subject_id: natasha.user_id })
  })
})
