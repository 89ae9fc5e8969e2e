import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'
import { plainScreening } from '#tests/support/screenings.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, consent } = practiceIn(() => app)
const save = (as: Persona) =>
  app.call('POST', '/api/screening-results', { as, body: { answers: plainScreening(1) } })

describe('the patients who share their screenings', () => {
  it('are listed by pages and found by name: only who is listed is read', async () => {
    const doctor = await provider()
    const people: Persona[] = []
    for (const full_name of ['Mwila Phiri', 'Chanda Zulu', 'Mutale Banda']) {
      const patient = await app.createPersona({ full_name })
      await bookFor(patient, doctor, {
        status: 'completed',
        at: new Date(Date.now() - (people.length + 1) * 86_400_000).toISOString(),
      })
      await consent(patient, 'share_screenings')
      await save(patient)
      people.unshift(patient)
    }
    const list = async (query: string) =>
      (await app.call('GET', `/api/provider/shared-screenings${query}`, { as: doctor })).body
    const idsOf = async (query: string) => (await list(query)).map(({ id }: { id: string }) => id)
    const ids = people.map(({ user_id }) => user_id)
    expect(await idsOf('?limit=2')).toEqual(ids.slice(0, 2))
    const seen = (person: Persona) =>
      app.database.asOwner(
        `select from platform.audit_events where subject_id = $1 and action = 'shared_screenings.read'`,
        [person.user_id],
      )
    expect(await seen(people[2]!)).toEqual([])
    expect(await idsOf(`?limit=2&after=${ids[1]}`)).toEqual(ids.slice(2))
    expect(await idsOf('?search=zulu%20ch')).toEqual([ids[1]])
    expect(await idsOf(`?after=${randomUUID()}`)).toEqual([])
    expect(await idsOf(`?id=${ids[1]}`)).toEqual([ids[1]])
    expect(await idsOf('')).toEqual(ids)
  })
})
