import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withOneOperandLess } from '../scripts/mutation/conditions.ts'
import { acceptedRows } from './support/checks-accepted.ts'
import { changeCheck, copyTable, readChecks, rejectionOf, rejectedRows } from './support/checks.ts'
import { engine, openTestDatabase, type TestDatabase } from './support/database.ts'

/** Left out, they change nothing: no time at all is no list of times either. */
const withoutEffect = ['medicine_plans_times_check without (cardinality(times) >= 1) AND']

describe('the checks of a table', () => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await openTestDatabase()
  })
  afterAll(() => db.close())

  it('each have a row that they reject', async () => {
    const checks = await readChecks(db)
    const without = checks.filter(({ table, name }) => !rejectedRows[table]?.[name]?.length)
    expect(without.map(({ table, name }) => `${table} ${name}`)).toEqual([])
  })

  it.each(Object.entries(rejectedRows))(
    'of %s reject such rows, with the name of the check',
    async (table, checks) => {
      await copyTable(db, table)
      for (const [name, rows] of Object.entries(checks))
        for (const row of rows) expect(await rejectionOf(db, row), JSON.stringify(row)).toBe(name)
    },
  )

  it.each(Object.entries(acceptedRows))('of %s accept valid rows', async (table, rows) => {
    await copyTable(db, table)
    for (const row of rows) expect(await rejectionOf(db, row), JSON.stringify(row)).toBe('none')
  })

  // About the rows, not about an engine.
  it.runIf(engine === 'postgres' || !process.env.TEST_DATABASE_URL)(
    'each have a row for each of their conditions',
    async () => {
      const untested: string[] = []
      for (const { table, name, definition } of await readChecks(db)) {
        const rows = [...rejectedRows[table]![name]!, ...(acceptedRows[table] ?? [])]
        const rejections = async () => {
          const names = []
          for (const row of rows) names.push(await rejectionOf(db, row))
          return names.map((rejection) => rejection === name)
        }
        for (const weaker of withOneOperandLess(definition)) {
          await copyTable(db, table)
          const before = await rejections()
          await changeCheck(db, name, weaker.text)
          const after = await rejections()
          if (after.every((isRejected, index) => isRejected === before[index]))
            untested.push(`${name} ${weaker.name}`)
        }
      }
      expect(untested).toEqual(withoutEffect)
    },
  )
})
