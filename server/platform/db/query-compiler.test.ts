import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { pooler } from '#tests/support/database.ts'
import { opened } from './connection.ts'
import { tables } from '../db.ts'

const list = (limit: number) => tables.selectFrom('glucose_readings').select('id').limit(limit)

describe('the limit of a list', () => {
  it('is part of the statement where it is usual, and a parameter otherwise', () => {
    for (const limit of [1, 14, 20, 50, 60, 100, 500, 1000]) {
      const { sql, parameters } = list(limit).compile()
      expect(sql).toMatch(new RegExp(` limit ${limit}$`))
      expect(parameters).toEqual([])
    }
    for (const limit of [0, -1, 37, 101, 1001, 1.5, 1e21, Number.NaN]) {
      const { sql, parameters } = list(limit).compile()
      expect(sql).toMatch(/ limit \$1$/)
      expect(parameters).toEqual([limit])
    }
    const hostile = '1; drop table glucose_readings' as unknown as number
    expect(list(hostile).compile()).toMatchObject({ parameters: [hostile] })
  })

  it('makes few statements, however many limits are asked for', () => {
    const texts = Array.from({ length: 1000 }, (_, index) => list(index + 1).compile().sql)
    expect(new Set(texts).size).toBeLessThan(50)
  })
})

describe('the list of readings', () => {
  let app: TestApp
  let person: Persona
  beforeAll(async () => {
    app = await openTestApp()
    person = await app.createPersona()
    await app.database.asOwner(
      `insert into blood_pressure_readings (user_id, systolic, diastolic, created_at)
       select $1, 120, 80, now() - i * interval '1 minute' from generate_series(1, 2000) i`,
      [person.user_id],
    )
    await app.database.asOwner('analyze blood_pressure_readings')
  })
  afterAll(() => app.close())

  // Behind a pooler in transaction mode no statement has a name, and each is planned at each call.
  it.skipIf(pooler === 'transaction')('is planned once, and not at each call', async () => {
    const path = '/api/blood-pressure-readings?limit=20'
    for (let call = 0; call < 20; call++)
      expect((await app.call('GET', path, { as: person })).status).toBe(200)
    // One call after the other: the pool gave the same connection each time.
    const { rows } = await opened().pool.query(
      `select generic_plans::int, custom_plans::int from pg_prepared_statements
       where statement like '%from "blood_pressure_readings"%limit%'`,
    )
    expect(rows).toEqual([{ generic_plans: 20, custom_plans: 0 }])
  })
})
