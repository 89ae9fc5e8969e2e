import { afterAll, beforeAll, expect, it } from 'vitest'
import { deleteDocuments } from '#server/practice/registration/jobs.ts'
import { deleteStudentDocuments } from '#server/students/verification/jobs.ts'
import { joinAs } from '#tests/support/accounts.ts'
import { goodPassword } from '#tests/support/good-password.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { picture, uploadsIn } from '#tests/support/uploads.ts'
import { sweepFiles } from './jobs.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

const uploads = uploadsIn(() => app)
const { sendPhoto, register, decide, linkTo, provider, own, storedFiles } = uploads
const { verify, decideStudent, linkToStudent, student, ownVerification } = uploads

async function settled() {
  const who = await provider()
  const photo = (await sendPhoto(who, await picture('png'))).body.profile_picture_url as string
  const { id } = (await register(who)).body
  return { who, photo: photo.split('/').at(-1)!, id: id as string }
}

it('removes a file of a day that no row names, and none that one does', async () => {
  const { photo } = await settled()
  expect((await verify(await student())).status).toBe(201)
  const documents = await storedFiles('documents')
  const lost = {
    photos: await app.files.put('photos', 'webp', Buffer.from('x')),
    documents: await app.files.put('documents', 'pdf', Buffer.from('x')),
  }
  await app.ageFiles('photos', 23)
  await app.ageFiles('documents', 23)
  await sweepFiles(app.files).run()
  expect(await storedFiles('photos')).toContain(lost.photos)
  await app.ageFiles('photos', 25)
  await app.ageFiles('documents', 25)
  await sweepFiles(app.files).run()
  expect(await storedFiles('photos')).toEqual([photo])
  expect(await storedFiles('documents')).toEqual(documents)
})

it('deletes a document 90 days after the decision; the registration stays', async () => {
  const { who, id } = await settled()
  const waiting = await storedFiles('documents')
  await decide(admin, id, { decision: 'approved' })
  const decided = (days: number) =>
    app.database.asOwner(
      `update provider_registrations set submitted_at = now() - interval '1 year', decided_at = now() - $2 * interval '1 day' where id = $1`,
      [id, days],
    )
  await decided(89)
  await deleteDocuments(app.files).run()
  expect(await storedFiles('documents')).toEqual(waiting)
  await decided(91)
  await deleteDocuments(app.files).run()
  expect(await storedFiles('documents')).toHaveLength(waiting.length - 1)
  expect((await own(who)).newest).toMatchObject({ id, has_document: false, status: 'approved' })
  expect((await linkTo(admin, id)).status).toBe(404)
})

it('deletes the document of a student 90 days after the decision, and the path to nowhere with it', async () => {
  const pathOf = async (as: Persona) =>
    (await app.call('GET', '/api/profile', { as })).body.verification_document_path
  const [natasha, waiting] = [await student(), await student()]
  const before = (await storedFiles('documents')).length
  const { id } = (await verify(natasha)).body
  await verify(waiting)
  await decideStudent(admin, id, { decision: 'verified' })
  const decided = (days: number) =>
    app.database.asOwner(
      `update student_verifications set submitted_at = now() - interval '1 year', decided_at = now() - $2 * interval '1 day' where id = $1`,
      [id, days],
    )
  await decided(89)
  await deleteStudentDocuments(app.files).run()
  expect(await storedFiles('documents')).toHaveLength(before + 2)
  expect(await pathOf(natasha)).toContain(id)
  await decided(91)
  await deleteStudentDocuments(app.files).run()
  expect(await storedFiles('documents')).toHaveLength(before + 1)
  expect(await ownVerification(natasha)).toMatchObject({
    status: 'verified',
    newest: { id, has_document: false, status: 'verified' },
  })
  expect([await pathOf(natasha), await pathOf(waiting)]).toEqual([null, expect.any(String)])
  expect((await linkToStudent(admin, id)).status).toBe(404)
})

/** A user with a password of their own, who is a provider, or a student. */
async function joined(email: string, traits: object = { role: 'provider' }): Promise<Persona> {
  const { access_token, user } = await joinAs(app, email, traits)
  return { user_id: user.id, session_id: '', email, token: access_token }
}

const operator = { Authorization: 'Bearer the service key of the tests, long enough too' }
it.each<[string, (who: Persona) => Promise<{ status: number }>]>([
  [
    'erased at their own wish',
    (who) => app.call('DELETE', '/api/me', { as: who, body: { password: goodPassword } }),
  ],
  [
    'erased by the operator',
    ({ user_id }) =>
      app.call('DELETE', `/auth/v1/admin/users/${user_id}`, { body: {}, headers: operator }),
  ],
  [
    'closed by the operator',
    ({ user_id }) =>
      app.call('DELETE', `/auth/v1/admin/users/${user_id}`, {
        body: { should_soft_delete: true },
        headers: operator,
      }),
  ],
])('leaves no file of an account that is %s', async (way, end) => {
  const others = { photos: await storedFiles('photos'), documents: await storedFiles('documents') }
  const who = await joined(`${way.replaceAll(' ', '.')}@example.test`)
  expect((await sendPhoto(who, await picture('png'))).status).toBe(200)
  expect((await register(who)).status).toBe(201)
  const natasha = await joined(`student.${way.replaceAll(' ', '.')}@example.test`, {
    student_data: { institution_name: 'Copperbelt University' },
  })
  expect((await verify(natasha)).status).toBe(201)
  expect(await storedFiles('documents')).toHaveLength(others.documents.length + 2)
  const hers = await app.call('GET', '/api/me/export', { as: natasha })
  expect(hers.body.tables.student_verifications).toEqual([
    expect.objectContaining({ status: 'pending', document_name: expect.stringMatching(/\.pdf$/) }),
  ])
  expect([200, 204]).toContain((await end(natasha)).status)
  const copy = await app.call('GET', '/api/me/export', { as: who })
  expect(copy.body.tables.provider_registrations[0].document_name).toMatch(/\.pdf$/)
  expect(copy.body.tables.user_profiles[0].profile_picture_url).toMatch(/\.webp$/)
  expect([200, 204]).toContain((await end(who)).status)
  expect(await storedFiles('photos')).toEqual(others.photos)
  expect(await storedFiles('documents')).toEqual(others.documents)
})
