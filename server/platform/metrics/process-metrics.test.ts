import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { expect, it, vi } from 'vitest'
import { openTestDatabase } from '#tests/support/database.ts'
import { asSystem, tables } from '../db.ts'
import { closeDatabase } from '../db/connection.ts'
import { addProcessMetrics } from './process-metrics.ts'

it('ignores a transaction that gets its connection while the database is closed', async () => {
  const database = await openTestDatabase()
  addProcessMetrics(new Registry())
  const thrown = vi.fn()
  process.on('uncaughtException', thrown)
  const late = asSystem('begin while the server stops', (tx) =>
    tx.run({ compile: () => sql`select 1`.compile(tables) }),
  )
  await closeDatabase()
  await late.catch(() => undefined)
  await new Promise(setImmediate)
  process.off('uncaughtException', thrown)
  await database.close()
  expect(thrown).not.toHaveBeenCalled()
})
