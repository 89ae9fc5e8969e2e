import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin', full_name: 'Admin One' })
})
afterAll(() => app.close())

const find = (query: Record<string, string>) =>
  app.call('GET', `/api/admin/accounts?${new URLSearchParams(query).toString()}`, { as: admin })
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
const person = (full_name: string) => app.createPersona({ full_name })

describe('a search for accounts', () => {
  it('goes by the start of a phone number, however it is written, from four digits on', async () => {
    const made = []
    for (const phone_number of ['0966 417 338', '+260966417339', '(00260) 966-417-330']) {
      const one = await person('Phone Person')
      await app.database.asOwner('update user_profiles set phone_number = $1 where id = $2', [
        phone_number,
        one.user_id,
      ])
      made.push(one.user_id)
    }
    for (const q of [
      '0966417338',
      '+260 966 417338',
      '966417338',
      '00260966417338',
      '+260(0)966417338',
    ])
      expect(idsOf((await find({ q })).body), q).toEqual([made[0]])
    for (const q of ['0966 417', '+26096641733', '9664'])
      expect(idsOf((await find({ q })).body).toSorted(), q).toEqual(made.toSorted())
    for (const q of ['0966', '966', '+260', '6417338', '0966417338 x'])
      expect((await find({ q })).body, q).toEqual([])
  })

  it('answers the same where there are too many matches to be sorted', async () => {
    await Promise.all(['Walked Zz One', 'Walked Zz Two', 'Zz Three'].map((name) => person(name)))
    const pages = (max: number) =>
      app.database.asOwner(
        `select accounts.find('zz', '''walk'':*', '', 'infinity', '00000000-0000-0000-0000-000000000000', 10, ${max}) as id`,
      )
    const looked = await pages(100)
    expect(looked).toHaveLength(2)
    expect(await pages(1)).toEqual(looked)
    const byPhone = (max: number) =>
      app.database.asOwner(
        `select accounts.find('zz', '', '96641733', 'infinity', '00000000-0000-0000-0000-000000000000', 10, ${max}) as id`,
      )
    expect(await byPhone(100)).toHaveLength(3)
    expect(await byPhone(1)).toEqual(await byPhone(100))
  })
})
