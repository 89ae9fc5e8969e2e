import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withOneOperandLess } from '../scripts/mutation/conditions.ts'
import { acceptedRows } from './support/checks-accepted.ts'
import {
  type Check,
  changeCheck,
  copyTable,
  readChecks,
  rejectionOf,
  rejectedRows,
} from './support/checks.ts'
import { adviseRows, rowsOf } from './support/check-advice.ts'
import { engine, openTestDatabase, type TestDatabase } from './support/database.ts'
import { expectListed, expectNoIssues } from './support/gate.ts'

/** Left out, they change nothing. */
const withoutEffect: string[] = []

const rowsFor = ({ table, name }: Check) => rejectedRows[table]?.[name] ?? []

describe('the checks of a table', () => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await openTestDatabase()
  })
  afterAll(() => db.close())

  it('each have a row that they reject', async () => {
    const checks = await readChecks(db)
    const without = checks.filter((check) => rowsFor(check).length === 0)
    const names = new Set(checks.map(({ table, name }) => `${table} ${name}`))
    const listed = Object.entries(rejectedRows).flatMap(([table, rows]) =>
      Object.keys(rows).map((name) => ({ table, name })),
    )
    const gone = listed.filter(({ table, name }) => !names.has(`${table} ${name}`))
    expectNoIssues([
      ...[...Map.groupBy(without, ({ table }) => table)].map(([table, some]) =>
        adviseRows(table, some),
      ),
      ...gone.map(
        ({ table, name }) => `${table} has no check ${name}: remove it from ${rowsOf(table)}.`,
      ),
    ])
  })

  it('get rows to begin with where there are none', async () => {
    await db.asOwner('begin')
    await db.asOwner(
      `create table public.new_notes (words text check (length(words) between 1 and 60), grade integer check (grade between 1 and 3),
         kind text check (kind in ('a', 'b')), other text check (length(other) <= 9), check (words is not null or other is not null))`,
    )
    const checks = (await readChecks(db)).filter(({ table }) => table === 'public.new_notes')
    await db.asOwner('rollback')
    const advice = adviseRows('public.new_notes', checks)
    for (const part of [
      'Add to tests/support/checks-health.ts:',
      `'public.new_notes': {`,
      `new_notes_words_check: [{ words: '' }, { words: letters(61) }],`,
      'new_notes_grade_check: [{ grade: 0 }, { grade: 4 }],',
      `new_notes_kind_check: [{ kind: 'none of these' }],`,
      'new_notes_other_check: [{ other: letters(10) }],',
      'new_notes_check: [{ /* a row that it rejects */ }],',
    ])
      expect(advice).toContain(part)
  })

  /** What a row of a list does that it should not. */
  const issueWith = (table: string, row: object, is: string, expected: string, file: string) =>
    is === expected
      ? []
      : [
          `${table}: ${JSON.stringify(row)} is rejected by ${is}, and not by ${expected}: correct the row in ${file}. A check that comes first by its name rejects a row first.`,
        ]

  it.each(Object.entries(rejectedRows))(
    'of %s reject such rows, with the name of the check',
    async (table, checks) => {
      await copyTable(db, table)
      for (const [name, rows] of Object.entries(checks))
        for (const row of rows)
          expectNoIssues(issueWith(table, row, await rejectionOf(db, row), name, rowsOf(table)))
    },
  )

  it.each(Object.entries(acceptedRows))('of %s accept valid rows', async (table, rows) => {
    await copyTable(db, table)
    const file = 'tests/support/checks-accepted.ts'
    for (const row of rows)
      expectNoIssues(issueWith(table, row, await rejectionOf(db, row), 'none', file))
  })

  // About the rows, not about an engine.
  it.runIf(engine === 'postgres' || !process.env.TEST_DATABASE_URL)(
    'each have a row for each of their conditions',
    async () => {
      const untested: string[] = []
      for (const check of await readChecks(db)) {
        const { table, name, definition } = check
        if (rowsFor(check).length === 0) continue
        const rows = [...rowsFor(check), ...(acceptedRows[table] ?? [])]
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
            untested.push(`${table} ${name} ${weaker.name}`)
        }
      }
      expectListed(untested, withoutEffect, {
        file: 'tests/checks.test.ts, `withoutEffect`',
        missing: (item) =>
          `${item}: no row is rejected or accepted otherwise. Add a row that only this condition rejects to ${rowsOf(item.split(' ')[0]!)}, or one that it must not reject to tests/support/checks-accepted.ts. Where it cannot change anything:`,
        lines: (item) => `'${item}',`,
      })
    },
  )
})
