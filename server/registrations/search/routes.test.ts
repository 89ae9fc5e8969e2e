import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'

let app: TestApp
let desk: Persona
const known: Record<string, string> = {}
beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk' })
  const people = [
    ['mary', 'Mary Chanda Banda', { date_of_birth: '1984-05-03', phone_number: '0977 123 456' }],
    ['grace', 'Grace Banda', { born_in: 1990, phone_number: '0977 123 456', phone_of: 'sister' }],
    ['phiri', 'Joseph Phiri', { born_in: 1984, phone_number: '0966 555 111' }],
    ['ngandu', 'Ŋandu Mwila', { born_in: 1971, phone_number: '0955 555 222' }],
  ] as const
  for (const [key, full_name, more] of people) {
    const body = { id: randomUUID(), full_name, gender: 'female', is_another_person: true, ...more }
    const { status } = await app.call('POST', '/api/clinic/patients', { as: desk, body })
    expect(status, full_name).toBe(201)
    known[body.id] = key
  }
})
afterAll(() => app.close())

const find = async (search: string) => {
  const { status, body } = await app.call(
    'GET',
    `/api/desk/patient-search?${new URLSearchParams({ search }).toString()}`,
    { as: desk },
  )
  expect(status, search).toBe(200)
  return body.patients.map(({ id }: { id: string }) => known[id] ?? 'unknown').toSorted()
}

it.each([
  ['mary', ['mary']],
  ['banda', ['grace', 'mary']],
  ['banda mary', ['mary']],
  ['ban', ['grace', 'mary']],
  ['Mry Bnada', ['mary']],
  ['firi', ['phiri']],
  ['josef firi', ['phiri']],
  ['nandu', ['ngandu']],
  ['Ŋandu', ['ngandu']],
  ['0977123456', ['grace', 'mary']],
  ['+260 (0)977 123-456', ['grace', 'mary']],
  ['0977 123', ['grace', 'mary']],
  ['grace 0977123456', ['grace']],
  ['3/5/1984', ['mary']],
  ['1984-05-03', ['mary']],
  ['3 May 1984', ['mary']],
  ['phiri 1984', ['phiri']],
  ['banda 1990', ['grace']],
  ['zulu', []],
  ['banda 1971', []],
])('the desk finds by %j: %j', async (search, expected) => {
  expect(await find(search)).toEqual(expected)
})

it('answers who they are beside the name, and puts each reading on record', async () => {
  const { body } = await app.call('GET', '/api/desk/patient-search?search=grace', { as: desk })
  expect(body).toEqual({
    has_more: false,
    patients: [
      {
        id: expect.any(String),
        full_name: 'Grace Banda',
        phone_number: '+260977123456',
        phone_of: 'sister',
        date_of_birth: null,
        born_in: 1990,
        gets_email: false,
      },
    ],
  })
  const rows = await app.database.asOwner(
    `select 1 from platform.audit_events where subject_id = $1 and action = 'desk_patients.read' and actor_id = $2`,
    [body.patients[0].id, desk.user_id],
  )
  expect(rows.length).toBeGreaterThan(0)
})

it('finds who has an account alone by name with the whole number or address, never by less', async () => {
  const stranger = await app.createPersona({ full_name: 'Natasha Lungu' })
  await app.database.asOwner('update user_profiles set phone_number = $2 where id = $1', [
    stranger.user_id,
    '+260971000999',
  ])
  for (const search of ['natasha', 'natasha lungu', '0971000999', '0971 000', stranger.email])
    expect(await find(search), search).toEqual([])
  for (const search of ['natasha 0971000999', `lungu ${stranger.email}`])
    expect(await find(search), search).toEqual(['unknown'])
})

it('says what a search needs', async () => {
  for (const search of ['', 'x', '12', '!'])
    expect(
      (await app.call('GET', `/api/desk/patient-search?search=${search}`, { as: desk })).body
        .fields,
    ).toHaveProperty('search')
})

const answerTo = (search: string) =>
  app.call('GET', `/api/desk/patient-search?${new URLSearchParams({ search }).toString()}`, {
    as: desk,
  })

it.each(['1984', ' 1990 ', '0000-01-01', '0001-1-1'])(
  'the desk finds no one by %j alone, a year or a day on which no one was born',
  async (search) => {
    const { status, body } = await answerTo(search)
    expect([status, Object.keys(body.fields)]).toEqual([422, ['search']])
  },
)
