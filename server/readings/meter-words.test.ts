import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'

const glucose = '/api/glucose-readings'

let app: TestApp
let chanda: Persona

beforeAll(async () => {
  app = await openTestApp()
  chanda = await app.createPersona()
})
afterAll(() => app.close())

const logAs = (as: Persona, path: string, body: unknown) => app.call('POST', path, { as, body })
const listAs = (as: Persona, path: string) => app.call('GET', path, { as })

describe('a meter that shows no number', () => {
  it.each([
    ['HI', 'High (Hyperglycemia)', 'mmol/L'],
    ['LO', 'Low (Hypoglycemia)', 'mmol/L'],
    ['HI', 'High (Hyperglycemia)', 'mg/dL'],
    ['LO', 'Low (Hypoglycemia)', 'mg/dL'],
  ])('keeps %s of a meter by its word, as %s, in %s', async (meter_shows, category, unit) => {
    const id = randomUUID()
    const body = { id, meter_shows, unit }
    const answer = await logAs(chanda, glucose, body)
    expect([answer.status, answer.body]).toMatchObject([201, { meter_shows, category }])
    expect((await logAs(chanda, glucose, body)).status).toBe(200)
    expect((await logAs(chanda, glucose, { id, glucose_level: 33.3, unit: 'mmol/L' })).status).toBe(
      409,
    )
    expect((await listAs(chanda, glucose)).body[0]).toEqual(answer.body)
  })

  it('has no number of its own beside HI or LO: the table rejects one', async () => {
    const forged = app.database.asOwner(
      `insert into glucose_readings (user_id, glucose_level, entered_value, entered_unit, meter_shows)
       values ('${chanda.user_id}', 99, 5.5, 'mmol/L', 'HI')`,
    )
    await expect(forged).rejects.toMatchObject({ code: '23514' })
  })
})
