import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { correspondenceIn } from '#tests/support/messages.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider } = practiceIn(() => app)
const { messages, open, read, say, threads } = correspondenceIn(() => app)

it('finds conversations by parts of a name in any order, and those with something unread', async () => {
  const doctor = await provider()
  const ids: Record<string, string> = {}
  for (const full_name of ['Mary Phiri', 'Mary Mwale', 'Mutinta Phiri', 'José Ŋoma']) {
    const patient = await app.createPersona({ full_name })
    await bookFor(patient, doctor)
    ids[full_name] = (await open(patient, { provider_id: doctor.user_id })).body.id
    await say(patient, ids[full_name]!, 'Muli bwanji')
  }
  // A conversation without a message is in no list.
  const silent = await app.createPersona({ full_name: 'Mary Banda' })
  await bookFor(silent, doctor)
  await open(silent, { provider_id: doctor.user_id })

  const names = async (query: string) =>
    (await threads(doctor, query)).map(
      (one: { person: { full_name: string } }) => one.person.full_name,
    )
  expect(await names('?search=mary')).toEqual(['Mary Mwale', 'Mary Phiri'])
  expect(await names('?search=phi%20ma')).toEqual(['Mary Phiri'])
  expect(await names('?search=jose%20noma')).toEqual(['José Ŋoma'])
  expect(await names('?search=%25')).toEqual([])
  expect(await names(`?search=${encodeURIComponent("' | 'm':*")}`)).toEqual([
    'Mutinta Phiri',
    'Mary Mwale',
    'Mary Phiri',
  ])
  const [last] = await messages(doctor, ids['Mary Phiri']!)
  await read(doctor, ids['Mary Phiri']!, last.id)
  expect(await names('?unread=true')).toEqual(['José Ŋoma', 'Mutinta Phiri', 'Mary Mwale'])
  expect(await names('?unread=true&search=phiri')).toEqual(['Mutinta Phiri'])
  expect((await names('?unread=false')).length).toBe(4)
})

it('finds nothing of others, and nothing for a provider whose certificate has lapsed', async () => {
  const doctor = await provider()
  const patient = await app.createPersona({ full_name: 'Likando Sitali' })
  await bookFor(patient, doctor)
  const { body } = await open(patient, { provider_id: doctor.user_id })
  await say(patient, body.id, 'Muli bwanji')
  expect(await threads(await provider(), '?search=likando')).toEqual([])
  expect(await threads(await app.createPersona(), '?search=likando')).toEqual([])
  expect(await threads(doctor, '?search=likando')).toHaveLength(1)
  await practiceIn(() => app).expireCertificate(doctor)
  const answer = await app.call('GET', '/api/threads?search=likando', { as: doctor })
  expect(JSON.stringify(answer.body)).not.toContain('Likando')
})

it('names the field that is wrong', async () => {
  const as = await app.createPersona()
  const long = await app.call('GET', `/api/threads?search=${'a'.repeat(101)}`, { as })
  expect([long.status, long.body.fields]).toEqual([
    422,
    { search: 'Write at most 100 characters.' },
  ])
  const odd = await app.call('GET', '/api/threads?unread=yes', { as })
  expect([odd.status, odd.body.fields]).toEqual([422, { unread: 'Send true or false.' }])
})
