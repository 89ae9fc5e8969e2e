import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from './support/app.ts'
import { bookFor } from './support/practice.ts'
import { pdf, picture, uploadsIn } from './support/uploads.ts'

/** Who may put, see, replace and remove the files of each bucket: the reviewed list. */
const actors = [
  'nobody',
  'client A',
  'client B',
  'student',
  'approved provider with relation',
  'approved provider without relation',
  'pending provider',
  'admin',
  'suspended user',
  'client with forged metadata',
] as const
type ActorName = (typeof actors)[number]

const providers: readonly ActorName[] = [
  'approved provider with relation',
  'approved provider without relation',
  'pending provider',
]

let app: TestApp
let owner: Persona
let registrationId: string
let photo: string
let document: string
let natasha: Persona
let verificationId: string
let studentDocument: string
const cast = new Map<ActorName, Persona | undefined>()

const { sendPhoto, register, verify, linkTo, decideStudent, get, storedFiles } = uploadsIn(
  () => app,
)

beforeAll(async () => {
  app = await openTestApp()
  owner = await app.createPersona({ role: 'provider', provider_status: 'pending' })
  photo = (await sendPhoto(owner, await picture('png'))).body.profile_picture_url
  registrationId = (await register(owner)).body.id
  document = (await storedFiles('documents'))[0]!
  natasha = await app.createPersona({ is_student: true })
  verificationId = (await verify(natasha)).body.id
  studentDocument = (await storedFiles('documents')).find((name) => name !== document)!
  const forger = await app.createPersona()
  for (const table of ['user_metadata', 'app_metadata'])
    await app.database.asOwner(
      `update accounts.users set ${table} = '{"role": "admin", "provider_status": "approved"}' where id = $1`,
      [forger.user_id],
    )
  const provider = () => app.createPersona({ role: 'provider' })
  const people: Record<ActorName, Persona | undefined> = {
    nobody: undefined,
    'client A': await app.createPersona(),
    'client B': await app.createPersona(),
    student: await app.createPersona({ is_student: true }),
    'approved provider with relation': await provider(),
    'approved provider without relation': await provider(),
    'pending provider': await app.createPersona({ role: 'provider', provider_status: 'pending' }),
    admin: await app.createPersona({ role: 'admin' }),
    'suspended user': await app.createPersona({ role: 'admin', isSuspended: true }),
    'client with forged metadata': forger,
  }
  for (const name of actors) cast.set(name, people[name])
  await bookFor(people['client A']!, people['approved provider with relation']!)
})
afterAll(() => app.close())

/** 401 for a caller who is not signed in or suspended, 403 for other unauthorized callers. */
const expected = (name: ActorName, may: boolean, status: number) =>
  may ? status : ['nobody', 'suspended user'].includes(name) ? 401 : 403

it.each(actors)('%s sees a photo, and adds their own only as a provider', async (name) => {
  const as = cast.get(name)
  expect((await get(photo, as)).status).toBe(200)
  const sent = await sendPhoto(as, await picture('png'))
  expect(sent.status).toBe(expected(name, providers.includes(name), 200))
  for (const method of ['PUT', 'POST', 'PATCH', 'DELETE'])
    expect((await app.call(method, photo, { as, body: {} })).status, method).toBe(404)
  expect((await get(photo)).status).toBe(200)
})

it.each(actors)('%s opens no document without a link, an admin with a fresh one', async (name) => {
  const as = cast.get(name)
  const path = `/files/documents/${document}`
  expect((await get(path, as)).status).toBe(403)
  expect((await get(`/files/photos/${document}`, as)).status).toBe(404)
  const { status, body } = await app.call(
    'POST',
    `/api/admin/provider-registrations/${registrationId}/document-link`,
    { as, body: {} },
  )
  expect(status).toBe(expected(name, name === 'admin', 200))
  if (status === 200) expect((await get(body.url, as)).status).toBe(200)
  else expect(JSON.stringify(body)).not.toContain(document)
  for (const method of ['PUT', 'POST', 'PATCH', 'DELETE'])
    expect((await app.call(method, path, { as, body: {} })).status, method).toBe(404)
})

it.each(actors)('%s adds a document of their own only as a provider', async (name) => {
  const before = await storedFiles('documents')
  const { status } = await register(cast.get(name), pdf)
  expect(status).toBe(expected(name, providers.includes(name), 201))
  const after = await storedFiles('documents')
  expect(after).toEqual(expect.arrayContaining(before))
  expect(after).toHaveLength(before.length + (providers.includes(name) ? 1 : 0))
})

it.each(actors)('%s reads a registration only as its provider or as an admin', async (name) => {
  const as = cast.get(name)
  const one = await app.call('GET', `/api/admin/provider-registrations/${registrationId}`, { as })
  expect(one.status).toBe(expected(name, name === 'admin', 200))
  const queue = await app.call('GET', '/api/admin/provider-registrations', { as })
  expect(queue.status).toBe(expected(name, name === 'admin', 200))
  const decision = await app.call(
    'POST',
    `/api/admin/provider-registrations/${registrationId}/decision`,
    // Rejected for its shape if it is not rejected before.
    { as, body: { decision: 'refused' } },
  )
  expect(decision.status).toBe(expected(name, name === 'admin', 422))
  const own = await app.call('GET', '/api/provider/registration', { as })
  expect(own.status).toBe(expected(name, providers.includes(name), 200))
  expect(JSON.stringify(own.body)).not.toContain(registrationId)
})

it.each(actors)(
  '%s opens no student’s document without a link, an admin with a fresh one',
  async (name) => {
    const as = cast.get(name)
    const path = `/files/documents/${studentDocument}`
    expect((await get(path, as)).status).toBe(403)
    expect((await get(`/files/photos/${studentDocument}`, as)).status).toBe(404)
    const { status, body } = await app.call(
      'POST',
      `/api/admin/student-verifications/${verificationId}/document-link`,
      { as, body: {} },
    )
    expect(status).toBe(expected(name, name === 'admin', 200))
    if (status === 200) expect((await get(body.url, as)).status).toBe(200)
    else expect(JSON.stringify(body)).not.toContain(studentDocument)
    // The link to one document opens no other.
    const { url } = (await linkTo(cast.get('admin')!, registrationId)).body
    expect((await get(`${path}?${url.split('?')[1]}`, as)).status).toBe(403)
    for (const method of ['PUT', 'POST', 'PATCH', 'DELETE'])
      expect((await app.call(method, path, { as, body: {} })).status, method).toBe(404)
  },
)

it.each(actors)('%s sends a student’s document only as a student', async (name) => {
  const before = await storedFiles('documents')
  const { status } = await verify(cast.get(name))
  expect(status).toBe(expected(name, name === 'student', 201))
  const after = await storedFiles('documents')
  expect(after).toEqual(expect.arrayContaining(before))
  expect(after).toHaveLength(before.length + (name === 'student' ? 1 : 0))
})

it.each(actors)('%s reads a verification only as its student or as an admin', async (name) => {
  const as = cast.get(name)
  const path = `/api/admin/student-verifications/${verificationId}`
  expect((await app.call('GET', path, { as })).status).toBe(expected(name, name === 'admin', 200))
  const queue = await app.call('GET', '/api/admin/student-verifications', { as })
  expect(queue.status).toBe(expected(name, name === 'admin', 200))
  if (name !== 'admin') {
    const decision = await decideStudent(as!, verificationId, { decision: 'verified' })
    expect(decision.status).toBe(expected(name, false, 200))
  }
  const own = await app.call('GET', '/api/student-verification', { as })
  expect(own.status).toBe(expected(name, name === 'student', 200))
  expect(JSON.stringify(own.body)).not.toContain(verificationId)
  const [row] = await app.database.asOwner(
    'select status from student_verifications where id = $1',
    [verificationId],
  )
  expect(row).toEqual({ status: 'pending' })
})

it('provides no list of files', async () => {
  const admin = cast.get('admin')
  for (const path of ['/files', '/files/', '/files/photos', '/files/photos/', '/files/documents/'])
    expect((await get(path, admin)).status, path).toBe(404)
})

it('opens a link for anyone who has it, and for no one after its minute', async () => {
  const { body } = await linkTo(cast.get('admin')!, registrationId)
  expect((await get(body.url)).status).toBe(200)
  const over = new URLSearchParams(body.url.split('?')[1])
  const expired = body.url.replace(over.get('expires')!, String(Math.floor(Date.now() / 1000) - 1))
  expect((await get(expired, cast.get('admin'))).status).toBe(403)
})
