import type { HttpBindings } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sweepFiles } from '#server/accounts/files/jobs.ts'
import { createApp } from '#server/app.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { joinAs } from './support/accounts.ts'
import { goodPassword } from './support/good-password.ts'
import { openTestApp, type Persona, type TestApp } from './support/app.ts'
import { type S3Store, startS3Store } from './support/s3-store.ts'
import { pdf, picture, uploadsIn } from './support/uploads.ts'

/** What a person meets while the files are in S3 and the store is away, or rejects the server. */

let app: TestApp
let admin: Persona
const s3: S3Store = await startS3Store()
const keys = { ...s3.keys }
beforeAll(async () => {
  app = await openTestApp({ FILES_URL: s3.address(), ...keys })
  admin = await app.createPersona({ role: 'admin' })
})
beforeEach(recover)
afterAll(async () => {
  await app.close()
  await s3.close()
})

const { sendPhoto, register, verify, linkTo, provider, student, get } = uploadsIn(() => app)

/** What the Node adapter would provide. */
const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } } as unknown as HttpBindings

function recover() {
  s3.fault = () => undefined
  s3.ahead = 0
  s3.keys = { ...keys }
}

/** Each way in which a store fails; `recover` ends it. */
const outages: Record<string, () => void> = {
  'a store that is too busy': () => (s3.fault = () => ({ status: 503, code: 'SlowDown' })),
  'a connection that is cut': () => (s3.fault = () => 'cut'),
  'a secret that was changed': () => (s3.keys = { ...keys, FILES_SECRET_KEY: 'another' }),
  'a bucket that is gone': () => (s3.fault = () => ({ status: 404, code: 'NoSuchBucket' })),
  'a clock that is wrong': () => (s3.ahead = 60 * 60_000),
}

const rows = () =>
  app.database.asOwner(
    `select (select count(*)::int from student_verifications) as verifications,
       (select count(*)::int from provider_registrations) as registrations,
       (select count(*)::int from user_profiles where profile_picture_url is not null) as photos,
       (select count(*)::int from user_profiles where verification_status <> 'unverified') as standing`,
  )

const away = {
  status: 503,
  body: {
    code: 'unavailable',
    message: 'We cannot reach our files right now. Please try again in a moment.',
  },
}

it.each(Object.entries(outages))(
  '%s leaves nothing half-written, and a retry works',
  async (_, fail) => {
    const [sender, other, scholar] = [await provider(), await provider(), await student()]
    const image = await picture('png')
    const calls: [string, () => Promise<{ status: number; body: object; headers: Headers }>][] = [
      ['photo', () => sendPhoto(sender, image)],
      ['registration', () => register(other)],
      ['verification', () => verify(scholar)],
    ]
    for (const [name, call] of calls) {
      const before = { rows: await rows(), files: [...s3.objects.keys()] }
      fail()
      const failed = await call()
      expect(failed, name).toMatchObject(away)
      expect(Number(failed.headers.get('retry-after')), name).toBeGreaterThan(0)
      expect({ rows: await rows(), files: [...s3.objects.keys()] }, name).toEqual(before)
      recover()
      expect([200, 201], name).toContain((await call()).status)
      expect(s3.objects.size, name).toBe(before.files.length + 1)
    }
  },
)

it.each(Object.entries(outages))('%s: a photo and a document open again later', async (_, fail) => {
  const sender = await provider()
  const photo = (await sendPhoto(sender, await picture('png'))).body.profile_picture_url
  const { id } = (await register(sender)).body
  const { url } = (await linkTo(admin, id)).body
  fail()
  for (const path of [photo, url]) {
    const failed = await app.call('GET', path)
    expect(failed).toMatchObject(away)
    expect(failed.headers.get('cache-control') ?? '').not.toContain('immutable')
  }
  // The server itself is well.
  for (const path of ['/api/health', '/api/ready', '/api/live'])
    expect((await get(path)).status, path).toBe(200)
  recover()
  for (const path of [photo, url]) expect((await get(path)).status).toBe(200)
})

it('finishes what the database did while files cannot be removed; the sweep removes them', async () => {
  const { access_token, user } = await joinAs(app, 'leaving@example.test', { role: 'provider' })
  const who = { user_id: user.id, session_id: '', email: '', token: access_token }
  const first = (await sendPhoto(who, await picture('png'))).body.profile_picture_url
  await register(who)
  const before = s3.objects.size
  s3.fault = (method) => (method === 'DELETE' ? { status: 503, code: 'SlowDown' } : undefined)
  const second = await sendPhoto(who, await picture('jpeg'))
  expect(second.status).toBe(200)
  const shown = (await app.call('GET', '/api/profile', { as: who })).body.profile_picture_url
  expect(shown).toBe(second.body.profile_picture_url)
  expect(shown).not.toBe(first)
  expect((await get(shown)).status).toBe(200)
  // What is wrong with the second registration counts, not that its file stays.
  expect((await register(who, pdf, { registration_number: 'HPCZ-PSY-00002' })).status).toBe(409)
  const erased = await app.call('DELETE', '/api/me', { as: who, body: { password: goodPassword } })
  expect(erased.status).toBe(204)
  expect(s3.objects.size).toBeGreaterThan(before)
  recover()
  const old = new Date(Date.now() - 25 * 60 * 60 * 1000)
  for (const object of s3.objects.values()) object.stored_at = old
  await sweepFiles(app.files).run()
  expect(s3.objects.size).toBe(before - 2)
})

it('sends a browser to the store for a document where FILES_URL says presign=true', async () => {
  const { id } = (await register(await provider())).body
  const { url } = (await linkTo(admin, id)).body
  const files = openFiles({ FILES_URL: s3.address('files', { presign: 'true' }), ...keys })
  const sending = createApp({ ...app.settings, files })
  const answer = await sending.request(url, {}, bindings)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const address = new URL(answer.headers.get('location')!)
  expect(Number(address.searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(60)
  const file = await fetch(address)
  expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true)
  expect(file.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[a-z-]+-\d{4}-\d\d-\d\d\.pdf"$/,
  )
  const forged = url.replace(/signature=./, 'signature=_')
  expect((await sending.request(forged, {}, bindings)).status).toBe(403)
})
