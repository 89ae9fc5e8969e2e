import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { join, pdf, picture, statusesOf, uploadsIn } from '#tests/support/uploads.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

const { send, verify, student, ownVerification, decideStudent, storedFiles } = uploadsIn(() => app)

const profileOf = async (as: Persona) => (await app.call('GET', '/api/profile', { as })).body
const rowsOf = ({ user_id }: Persona) =>
  app.database.asOwner('select * from student_verifications where user_id = $1', [user_id])

describe('a document that a student sends', () => {
  it('is stored with its record in one call, and is pending', async () => {
    const natasha = await student()
    expect(await ownVerification(natasha)).toEqual({ status: 'unverified', newest: null })
    const before = await storedFiles('documents')
    const id = randomUUID()
    const { status, body } = await verify(natasha, await picture('jpeg'), { id })
    expect(status).toBe(201)
    expect(body).toEqual({
      id,
      document_type: 'image/jpeg',
      has_document: true,
      status: 'pending',
      submitted_at: expect.stringMatching(/Z$/),
      decided_at: null,
      reason: null,
    })
    expect(await ownVerification(natasha)).toEqual({ status: 'pending', newest: body })
    expect(await storedFiles('documents')).toHaveLength(before.length + 1)
    const [trail] = await app.database.asOwner(
      'select actor_id, action from platform.audit_events where record_id = $1',
      [id],
    )
    expect(trail).toEqual({ actor_id: natasha.user_id, action: 'student_verification.submit' })
  })

  it('shows in the profile by a path that leads nowhere', async () => {
    const natasha = await student()
    const { body } = await verify(natasha)
    const [row] = await rowsOf(natasha)
    const profile = await profileOf(natasha)
    expect(profile).toMatchObject({
      verification_status: 'pending',
      verification_document_path: `student-verifications/${body.id}`,
    })
    expect(JSON.stringify([body, profile, await ownVerification(natasha)])).not.toContain(
      row!.document_name as string,
    )
    for (const path of ['', '/files/', '/files/documents/', '/api/'])
      for (const as of [undefined, natasha, admin]) {
        const address = `${path || '/'}${profile.verification_document_path}`
        expect([401, 404]).toContain((await app.call('GET', address, { as })).status)
      }
  })

  it('cannot be claimed by writing to the profile', async () => {
    const natasha = await student()
    const claim = { verification_status: 'verified', verification_document_path: 'mine' }
    await app.call('PATCH', '/api/profile', { as: natasha, body: claim })
    await verify(natasha)
    await app.call('PATCH', '/api/profile', { as: natasha, body: claim })
    expect(await profileOf(natasha)).toMatchObject({ verification_status: 'pending' })
    const form = { ...claim, status: 'verified', user_id: admin.user_id }
    const mutinta = await student()
    expect((await verify(mutinta, pdf, form)).body.status).toBe('pending')
    expect(await rowsOf(mutinta)).toHaveLength(1)
  })

  it('is written once when it is sent again after the answer was lost', async () => {
    const natasha = await student()
    const before = (await storedFiles('documents')).length
    const id = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => verify(natasha, pdf, { id })))
    expect(statusesOf(answers)).toEqual([200, 200, 201])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await storedFiles('documents')).toHaveLength(before + 1)
    await decideStudent(admin, id, { decision: 'rejected', reason: 'It cannot be read.' })
    const late = await verify(natasha, pdf, { id })
    expect(late).toMatchObject({ status: 200, body: { id, status: 'rejected' } })
    expect(await profileOf(natasha)).toMatchObject({ verification_status: 'rejected' })
  })

  it('with an id that is taken is rejected, and reveals nothing of the other', async () => {
    const [natasha, mutinta] = [await student(), await student()]
    const id = randomUUID()
    await verify(natasha, pdf, { id })
    const before = await storedFiles('documents')
    const changed = await verify(natasha, join(pdf, '\n'), { id })
    expect(changed).toMatchObject({ status: 409, body: { code: 'conflict' } })
    const theirs = await verify(mutinta, pdf, { id })
    expect(theirs).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await ownVerification(mutinta)).toEqual({ status: 'unverified', newest: null })
    expect((await verify(mutinta, pdf, { id: '1' })).body.fields).toHaveProperty('id')
    expect(await storedFiles('documents')).toEqual(before)
  })

  it('is pending alone: of many at once one is taken, and no file is left of the others', async () => {
    const natasha = await student()
    const before = (await storedFiles('documents')).length
    const answers = await Promise.all(Array.from({ length: 6 }, () => verify(natasha)))
    expect(statusesOf(answers)).toEqual([201, 409, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('verification_waiting')
    expect(await storedFiles('documents')).toHaveLength(before + 1)
  })

  it('may follow a rejection, and nothing follows an approval', async () => {
    const natasha = await student()
    const first = (await verify(natasha)).body
    const reason = 'The name on the card is another one.'
    await decideStudent(admin, first.id, { decision: 'rejected', reason })
    expect(await ownVerification(natasha)).toMatchObject({
      status: 'rejected',
      newest: { id: first.id, status: 'rejected', reason },
    })
    const second = (await verify(natasha)).body
    expect(await ownVerification(natasha)).toMatchObject({
      status: 'pending',
      newest: { id: second.id, reason: null },
    })
    expect(await rowsOf(natasha)).toHaveLength(2)
    await decideStudent(admin, second.id, { decision: 'verified' })
    expect(await ownVerification(natasha)).toMatchObject({ status: 'verified' })
    const before = await storedFiles('documents')
    expect(await verify(natasha)).toMatchObject({ status: 409, body: { code: 'verified' } })
    expect(await storedFiles('documents')).toEqual(before)
    expect(await profileOf(natasha)).toMatchObject({ verification_status: 'verified' })
  })

  it('is missed by name where it is missing', async () => {
    const natasha = await student()
    for (const fields of [
      {},
      { file: 'student-card.pdf' },
      { document: new File([pdf], 'a.pdf') },
    ]) {
      const { status, body } = await send(natasha, '/api/student-verification', fields as never)
      expect(status).toBe(422)
      expect(Object.keys(body.fields)).toEqual(['file'])
    }
    expect(await rowsOf(natasha)).toEqual([])
  })
})
