import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pageTopics } from '#domain/practice/pages/page-words.ts'
import type { ProviderPage, ShownProvider } from '#domain/practice/pages/schema.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { actionsOn } from '#tests/support/audit-events.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'

let app: TestApp
let mary: Persona
let doctor: Persona
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await closeAllPractices()
  mary = await app.createPersona()
  doctor = await provider({ gender: 'female' })
})

const { book, closeAllPractices, provider } = bookingIn(() => app)
const page = { languages: ['bemba'], topics: ['grief'], shows_gender: true, is_public: true }
const keep = (as: Persona, more: object = {}) =>
  app.call('PUT', '/api/provider/page', { as, body: { ...page, ...more } })
const list = async (as?: Persona): Promise<ShownProvider[]> => {
  const { status, body } = await app.call('GET', '/api/providers', { as })
  expect(status).toBe(200)
  return body
}
const open = ({ user_id }: Persona, as?: Persona) =>
  app.call('GET', `/api/providers/${user_id}`, { as })
const read = async (of: Persona, as?: Persona): Promise<ProviderPage> => (await open(of, as)).body
const setBio = (as: Persona, bio: string) =>
  app.call('PATCH', '/api/profile', { as, body: { bio } })
/** As an admin has let them into practice, which no one writes themselves. */
async function asAdmin(statement: string, values: unknown[] = [doctor.user_id]) {
  const trigger = 'alter table user_profiles'
  await app.database.asOwner(`${trigger} disable trigger profiles_keep_identity`)
  await app.database.asOwner(statement, values)
  await app.database.asOwner(`${trigger} enable trigger profiles_keep_identity`)
}

describe('what a provider decides about their page', () => {
  it('is nothing public at first, and is kept whole, once more too', async () => {
    const own = () => app.call('GET', '/api/provider/page', { as: doctor })
    expect((await own()).body).toEqual({
      languages: [],
      topics: [],
      shows_gender: false,
      is_public: false,
    })
    const sent = await Promise.all([
      keep(doctor, { languages: ['nyanja', 'bemba', 'nyanja'] }),
      keep(doctor, { languages: ['nyanja', 'bemba'] }),
    ])
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    expect((await own()).body).toEqual({ ...page, languages: ['bemba', 'nyanja'] })
    expect(await actionsOn(app.database, doctor, 'profile')).toContain('profile.page')
  })

  it.each<[string, string, unknown]>([
    ['a language that is none', 'languages', ['klingon']],
    ['languages in words', 'languages', 'bemba'],
    ['a topic that is none', 'topics', ['<b>gold</b>']],
    ['nine topics', 'topics', pageTopics.slice(0, 9)],
    ['a thousand topics', 'topics', Array.from({ length: 1000 }, () => 'grief')],
    ['a switch that is a word', 'is_public', 'yes'],
    ['no switch', 'shows_gender', undefined],
  ])('is rejected, and the field named: %s', async (_, field, value) => {
    const { status, body } = await keep(doctor, { [field]: value })
    expect([status, Object.keys(body.fields)[0]!.split('.')[0]]).toEqual([422, field])
  })

  it('is a provider’s alone', async () => {
    for (const role of ['client', 'front_desk', 'admin'] as const)
      expect((await keep(await app.createPersona({ role }))).status).toBe(403)
    expect((await app.call('GET', '/api/provider/page')).status).toBe(401)
  })

  it('is not public while the bio has a way past the clinic', async () => {
    await app.database.asOwner(`update user_profiles set bio = 'Call 0977 123 456' where id = $1`, [
      doctor.user_id,
    ])
    const { status, body } = await keep(doctor)
    expect([status, Object.keys(body.fields)]).toEqual([422, ['is_public']])
    expect((await keep(doctor, { is_public: false })).status).toBe(200)
  })
})

describe('a bio', () => {
  it.each([
    ['a phone number', 'Call me: +260 (977) 123-456.'],
    ['a link', 'See https://example.test/me'],
    ['a link without its beginning', 'See chanda-therapy.co.zm for more'],
    ['an email address', 'Write to me@example.test'],
    ['10,000 letters', 'a'.repeat(10_000)],
  ])('is rejected with %s, and the field named', async (_, bio) => {
    const { status, body } = await setBio(doctor, bio)
    expect([status, Object.keys(body.fields)]).toEqual([422, ['bio']])
  })

  it('is text as it was typed, without marks that turn it around', async () => {
    const typed = '<img src=x onerror=alert(1)> In 2010–2019, e.g. for grief'
    expect((await setBio(doctor, `${typed}\u202e and loss`)).status).toBe(200)
    await keep(doctor)
    expect((await read(doctor)).bio).toBe(`${typed} and loss`)
    expect((await setBio(doctor, `${typed}\u202e.com`)).status).toBe(422)
  })
})

describe('the list of providers', () => {
  it('has for a visitor those who agreed, and for signed-in people all who can be booked', async () => {
    const other = await provider({ full_name: 'Bupe Zulu' })
    await keep(doctor)
    await keep(other, { is_public: false })
    await provider({ provider_status: 'pending' })
    const ids = async (as?: Persona) => (await list(as)).map(({ id }) => id)
    expect(await ids()).toEqual([doctor.user_id])
    for (const as of [mary, await app.createPersona({ role: 'front_desk' })])
      expect(await ids(as)).toEqual([other.user_id, doctor.user_id])
    await keep(doctor, { is_public: false })
    expect(await ids()).toEqual([])
  })

  it('has what people choose by, and nothing else', async () => {
    await keep(doctor)
    const prices = { Virtual: 35_000, Phone: 0, 'In-person': null }
    await app.call('PUT', '/api/provider/session-prices', { as: doctor, body: prices })
    expect(await list()).toEqual([
      {
        id: doctor.user_id,
        full_name: 'Chileshe Mumba',
        specialty: null,
        profession: 'therapist',
        profile_picture_url: null,
        gender: 'female',
        languages: ['bemba'],
        topics: ['grief'],
        prices,
        rating: null,
        next_free: expect.stringMatching(/Z$/),
      },
    ])
    await keep(doctor, { shows_gender: false })
    expect((await list(mary))[0]!.gender).toBeNull()
  })

  it('is in the order of the next free times, for a signed-in person beside their own', async () => {
    const other = await provider({ full_name: 'Bupe Zulu' })
    const [first] = await list(mary)
    expect(first!.id).toBe(other.user_id)
    await book(await app.createPersona(), first!.next_free!, { provider_id: other.user_id })
    expect((await list(mary)).map(({ id }) => id)).toEqual([doctor.user_id, other.user_id])
    await book(mary, first!.next_free!, { provider_id: doctor.user_id })
    const next = (await list(mary)).map(({ next_free }) => next_free)
    expect(next).not.toContain(first!.next_free)
  })
})

describe('the page of a provider', () => {
  it('is there for a visitor as long as the provider agrees, and always for signed-in people', async () => {
    expect((await open(doctor)).status).toBe(404)
    expect((await open(doctor, mary)).status).toBe(200)
    await keep(doctor)
    expect((await open(doctor)).status).toBe(200)
    await keep(doctor, { is_public: false })
    expect((await open(doctor)).status).toBe(404)
    expect((await open(doctor, await app.createPersona({ role: 'front_desk' }))).status).toBe(200)
  })

  it('says what was verified, what the provider wrote, and the next times, and nothing else', async () => {
    await asAdmin(`update user_profiles set qualifications = '{BSc}', bio = 'Listens.',
      phone_number = '+260977000111', date_of_birth = '1980-02-03' where id = $1`)
    await app.database.asOwner(
      `insert into provider_registrations (provider_id, registration_body, registration_number, certificate_year,
         certificate_expires_on, document_type, document_hash, status, decided_at)
       values ($1, 'HPCZ', 'PSY-77', 2026, '2099-12-31', 'application/pdf', '\\x00', 'approved', '2020-01-01')`,
      [doctor.user_id],
    )
    await keep(doctor)
    const shown = await read(doctor)
    expect(Object.keys(shown).toSorted((one, other) => one.localeCompare(other))).toEqual([
      'bio',
      'full_name',
      'gender',
      'id',
      'is_public',
      'languages',
      'next_free',
      'next_times',
      'prices',
      'profession',
      'profile_picture_url',
      'qualifications',
      'rating',
      'registration',
      'specialty',
      'topics',
    ])
    expect(shown).toMatchObject({
      bio: 'Listens.',
      qualifications: ['BSc'],
      registration: { body: 'HPCZ', number: 'PSY-77' },
      is_public: true,
    })
    expect(shown.next_times).toHaveLength(3)
    expect(shown.next_free).toBe(shown.next_times[0])
    expect(JSON.stringify(shown)).not.toMatch(/260977|1980-02|example\.test/)
  })

  it('shows no time that is taken', async () => {
    await keep(doctor)
    const at = (await read(doctor)).next_times[0]!
    await book(mary, at, { provider_id: doctor.user_id })
    expect((await read(doctor)).next_times).not.toContain(at)
    await book(mary, slotOn(4), { provider_id: doctor.user_id })
  })

  it.each([
    ['is suspended', `update accounts.users set banned_until = 'infinity' where id = $1`],
    [
      'has a lapsed certificate',
      `update user_profiles set certificate_expires_on = '2020-12-31' where id = $1`,
    ],
    [
      'is not approved any more',
      `update user_profiles set provider_status = 'refused' where id = $1`,
    ],
  ])('is gone for everyone once the provider %s', async (_, statement) => {
    await keep(doctor)
    await asAdmin(statement)
    expect((await open(doctor)).status).toBe(404)
    expect((await open(doctor, mary)).status).toBe(404)
    expect(await list()).toEqual([])
  })

  it('is no client’s, and an id that is none is named', async () => {
    expect((await open(mary, doctor)).status).toBe(404)
    const { status, body } = await app.call('GET', '/api/providers/none')
    expect([status, Object.keys(body.fields)]).toEqual([422, ['id']])
  })
})

it('shows no time where patients book nothing themselves', async () => {
  await keep(doctor)
  await app.database.asOwner('update visit_types set self_booked = false')
  expect((await list()).map(({ next_free }) => next_free)).toEqual([null])
  expect((await read(doctor)).next_times).toEqual([])
  await app.database.asOwner('update visit_types set self_booked = true')
})

it('lists 200 providers, each with their next time', async () => {
  await app.database.asOwner(
    `with made as (
       insert into accounts.users (id, email) select gen_random_uuid(), 'many-' || n || '@example.test'
       from generate_series(1, 200) n returning id)
     insert into user_profiles (id, full_name, role, provider_status, certificate_expires_on, profession)
       select id, 'Many ' || id, 'provider', 'approved', '2099-12-31', 'therapist' from made`,
  )
  await app.database.asOwner(
    `insert into provider_pages (provider_id, languages, is_public)
       select id, '{bemba}', true from user_profiles where full_name like 'Many %'`,
  )
  const shown = await list()
  expect(shown).toHaveLength(200)
  expect(shown.every(({ next_free }) => next_free !== null)).toBe(true)
})
