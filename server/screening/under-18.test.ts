import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asActor, tables } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { plainScreening } from '#tests/support/screenings.ts'

const path = '/api/screening-results'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const saveAs = (as: Persona) => app.call('POST', path, { as, body: { answers: plainScreening(1) } })
const listAs = (as: Persona) => app.call('GET', path, { as })

async function bornOn(date_of_birth: string | null) {
  const person = await app.createPersona()
  await app.database.asOwner('update user_profiles set date_of_birth = $2 where id = $1', [
    person.user_id,
    date_of_birth,
  ])
  return person
}

describe('whether a person was under 18 when they answered', () => {
  it.each([
    ['2012-12-31', true],
    ['2001-01-01', false],
    [null, null],
  ])('born on %s: %s', async (date_of_birth, under_18) => {
    const person = await bornOn(date_of_birth)
    const saved = await saveAs(person)
    expect(saved.body.under_18).toBe(under_18)
    expect((await listAs(person)).body).toEqual([saved.body])
  })

  it('follows from the year that the clinic asked where no one knows the day: the youngest is assumed', async () => {
    const year = new Date().getFullYear()
    for (const [born_in, under_18] of [
      [year - 17, true],
      [year - 19, false],
    ]) {
      const person = await bornOn(null)
      await app.database.asOwner(
        'insert into patient_registrations (user_id, born_in) values ($1, $2)',
        [person.user_id, born_in],
      )
      expect((await saveAs(person)).body.under_18).toBe(under_18)
    }
  })

  it('is that of the day in Lusaka, not of today', async () => {
    const person = await bornOn('2001-05-05')
    await saveAs(person)
    for (const [time, under_18] of [
      ['2019-05-04T21:59Z', true],
      ['2019-05-04T22:01Z', false],
    ] as const) {
      await app.database.asOwner(
        'update screening_results set created_at = $2 where user_id = $1',
        [person.user_id, time],
      )
      expect((await listAs(person)).body[0].under_18).toBe(under_18)
    }
  })

  it('is visible to no one with whom the person does not share', async () => {
    const [person, stranger] = [await bornOn('2012-05-05'), await app.createPersona()]
    const ask = (as: Persona) =>
      asActor({ ...as, audience: 'signed-in', authorized: false }, (tx) =>
        tx.run(
          tables.selectNoFrom(
            sql<boolean>`practice.was_younger(${person.user_id}::uuid, 18, now())`.as('answer'),
          ),
        ),
      )
    expect(await ask(person)).toEqual([{ answer: true }])
    expect(await ask(stranger)).toEqual([{ answer: null }])
  })
})
