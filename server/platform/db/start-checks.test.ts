import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import pg from 'pg'
import { createDatabase, engine, limitsOfRole, pooler } from '#tests/support/database.ts'
import { asSystem, tables } from '../db.ts'
import { closeDatabase, type DatabaseSettings, openDatabase, opened } from './connection.ts'

/** Without a pooler: what the server itself does, and what it asks of the database. */
describe.runIf(engine === 'postgres' && pooler === 'none')(
  'a server that is told of a pooler',
  () => {
    const server = process.env.TEST_DATABASE_URL!
    let made: Awaited<ReturnType<typeof createDatabase>>
    let login: string
    beforeAll(async () => {
      made = await createDatabase(server, process.env.TEST_DATABASE_TEMPLATE)
      login = new URL(made.settings.DATABASE_URL).username
    })
    afterEach(closeDatabase)
    afterAll(() => made.drop())

    async function alterRole(change: string) {
      const client = new pg.Client({ connectionString: server })
      await client.connect()
      await client.query(`alter role ${login} ${change}`)
      await client.end()
    }
    async function setLimits() {
      for (const [name, value] of Object.entries(limitsOfRole))
        await alterRole(`set ${name} = '${value}'`)
    }
    const open = (more: Partial<DatabaseSettings> = {}) =>
      openDatabase({ DATA_DIR: 'unused', REQUIRE_STAFF_MFA: false, ...made.settings, ...more })
    const countUsers = () =>
      asSystem('count in a test', (tx) =>
        tx.run(tables.selectFrom('accounts.users').select('id').limit(7)),
      )

    it.each(['session', 'transaction'] as const)(
      'does not start in %s mode while its login lacks a time limit, and names the command',
      async (DATABASE_POOLER) => {
        await alterRole('reset all')
        await expect(open({ DATABASE_POOLER })).rejects.toThrow(
          `DATABASE_POOLER is ${DATABASE_POOLER}, and the login of DATABASE_URL lacks a time limit: idle_in_transaction_session_timeout is off, lock_timeout is off, statement_timeout is off. As an administrator of the database: alter role ${login} set idle_in_transaction_session_timeout = '30000ms'; alter role ${login} set lock_timeout = '3000ms'; alter role ${login} set statement_timeout = '10000ms'; Then RECONNECT in the console of PgBouncer (README.md, "Connection poolers").`,
        )
        await setLimits()
        await alterRole("set lock_timeout = '20s'")
        await expect(open({ DATABASE_POOLER })).rejects.toThrow('lock_timeout is 20000 ms.')
      },
    )

    it.each([
      ['none', 'named'],
      ['session', 'named'],
      ['transaction', 'unnamed'],
    ] as const)('in %s mode sends %s statements', async (DATABASE_POOLER, kind) => {
      await setLimits()
      await open({ DATABASE_POOLER, DATABASE_POOL: 1 })
      await countUsers()
      const { rows } = await opened().pool.query(
        `select count(*)::int from pg_prepared_statements where statement like '%accounts%limit 7'`,
      )
      expect(rows).toEqual([{ count: kind === 'named' ? 1 : 0 }])
    })

    it.each([
      ['none', 10_000],
      ['transaction', 9000],
    ] as const)('in %s mode has statements end after %i ms', async (DATABASE_POOLER, ms) => {
      await setLimits()
      await alterRole("set statement_timeout = '9s'")
      await open({ DATABASE_POOLER })
      const { rows } = await opened().pool.query(
        `select setting::int as ms from pg_settings where name = 'statement_timeout'`,
      )
      expect(rows).toEqual([{ ms }])
    })

    it('does not start where it hears no notification, as at the address of another database', async () => {
      const other = new URL(made.settings.DATABASE_URL)
      other.pathname = '/postgres'
      await expect(open({ DATABASE_LISTEN_URL: other.href })).rejects.toThrow(
        'DATABASE_LISTEN_URL (by default DATABASE_URL) hears no notification: it leads to a pooler in transaction mode, or to another database. Set it to the address of the database itself, or of a pooler in session mode (README.md, "Connection poolers").',
      )
    })
  },
)
