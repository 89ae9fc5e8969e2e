import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from './support/app.ts'
import { type ExpectedResult, fileAttacks, type FileAttack } from './support/attack-files.ts'
import { formAttacks } from './support/attack-forms.ts'
import { certificateInForce, pdf, uploadsIn } from './support/uploads.ts'

/** Every file and every form of the attack set, against every call that takes a file. */

let app: TestApp
let admin: Persona
let fresh: Record<'student' | 'provider', Persona>
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

const { send, student, provider, linkTo, linkToStudent, get, storedFiles } = uploadsIn(() => app)

interface Target {
  who: 'student' | 'provider'
  path: string
  field: string
  others: () => Record<string, string>
  expectedResult: (attack: FileAttack) => ExpectedResult
  /** Where what was taken can be opened. */
  open: (body: { id: string; profile_picture_url: string }) => Promise<string>
}

const targets: Record<string, Target> = {
  'a student’s document': {
    who: 'student',
    path: '/api/student-verification',
    field: 'file',
    others: () => ({}),
    expectedResult: ({ document }) => document,
    open: async ({ id }) => (await linkToStudent(admin, id)).body.url,
  },
  'a provider’s certificate': {
    who: 'provider',
    path: '/api/provider/registration',
    field: 'document',
    others: certificateInForce,
    expectedResult: ({ document }) => document,
    open: async ({ id }) => (await linkTo(admin, id)).body.url,
  },
  'a provider’s photo': {
    who: 'provider',
    path: '/api/provider/photo',
    field: 'photo',
    others: () => ({}),
    expectedResult: ({ photo }) => photo,
    open: async ({ profile_picture_url }) => profile_picture_url,
  },
}

/** All that a file may leave behind: rows, what the profile says, files. */
async function traces() {
  const rows = await app.database.asOwner(
    `select (select count(*)::int from student_verifications) as verifications,
       (select count(*)::int from provider_registrations) as registrations,
       (select count(*)::int from user_profiles where profile_picture_url is not null) as photos,
       (select count(*)::int from user_profiles where verification_status <> 'unverified') as standing,
       (select count(*)::int from platform.audit_events where action not like '%.read') as events`,
  )
  return { rows, photos: await storedFiles('photos'), documents: await storedFiles('documents') }
}

async function people() {
  fresh = { student: await student(), provider: await provider() }
}

it('contains at least forty files, and each kind of malformed form', () => {
  expect(Object.keys(fileAttacks).length).toBeGreaterThanOrEqual(40)
  expect(Object.keys(formAttacks).length).toBeGreaterThanOrEqual(15)
})

describe.each(Object.entries(fileAttacks))('%s', (_, attack) => {
  it.each(Object.entries(targets))('as %s', async (_name, target) => {
    await people()
    const as = fresh[target.who]
    const before = await traces()
    const { filename = 'card.png', type = 'image/png' } = attack
    const sent = await attack.make()
    const expected = target.expectedResult(attack)
    const { status, body } = await send(as, target.path, {
      ...target.others(),
      [target.field]: new File([sent], filename, { type }),
    })
    if (typeof expected === 'number') {
      expect(status).toBe(expected)
      expect(Object.keys(body.fields)).toEqual([target.field])
      expect(Object.values(body.fields)).toEqual([expect.stringMatching(/^[A-Z].{10,}\.$/)])
      expect(await traces()).toEqual(before)
      return
    }
    expect([200, 201]).toContain(status)
    await expectHarmless(await target.open(body), expected, sent)
  })
})

/** Nothing hidden is left of a picture; a PDF is what it was; neither can do anything in a browser. */
async function expectHarmless(url: string, expected: 'redrawn' | 'kept', sent: Uint8Array) {
  expect(url).toMatch(/^\/files\/(photos|documents)\/[0-9a-f]{32}\.(webp|png|jpg|pdf)(\?|$)/)
  const answer = await get(url)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': expected === 'kept' ? 'application/pdf' : expect.stringMatching(/^image\//),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
  if (url.startsWith('/files/documents/'))
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="document\.(png|jpg|pdf)"$/,
    )
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (expected === 'kept') return expect(bytes.equals(sent)).toBe(true)
  // Prints only the finding: a failure prints no file.
  const hidden = ['mwizi', '<script', '<?php', 'PK\x03\x04', 'acTL']
  expect(hidden.filter((words) => bytes.includes(words))).toEqual([])
  const { exif, xmp, space, pages = 1 } = await sharp(bytes).metadata()
  expect({ exif, xmp, space, pages }).toEqual({ space: 'srgb', pages: 1 })
}

describe.each(Object.entries(formAttacks))('%s', (_, { make, statuses }) => {
  it.each(Object.entries(targets))('where %s is expected', async (_name, target) => {
    await people()
    const before = await traces()
    const { type, body } = make(target.field, target.others())
    const answer = await app.call('POST', target.path, {
      as: fresh[target.who],
      body,
      headers: { 'Content-Type': type },
    })
    expect(statuses).toContain(answer.status)
    expect(answer.body).toMatchObject({ code: expect.any(String) })
    expect(await traces()).toEqual(before)
  })
})

it('inspects no file of an unauthorized caller', async () => {
  await people()
  const before = await traces()
  for (const target of Object.values(targets)) {
    const others = [undefined, admin, await app.createPersona()]
    for (const as of [...others, fresh[target.who === 'student' ? 'provider' : 'student']]) {
      // One byte that would be rejected as a file: the response is a different error.
      const file = new File([as ? pdf : 'x'], 'card.pdf')
      const { status } = await send(as, target.path, { [target.field]: file })
      expect(status).toBe(as ? 403 : 401)
    }
  }
  expect(await traces()).toEqual(before)
})
