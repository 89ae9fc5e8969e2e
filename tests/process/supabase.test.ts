import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeDatabase, openDatabase } from '#server/platform/db/connection.ts'
import { migrate } from '#server/platform/db/migrations/migrate.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { prepareSupabase } from '#tests/support/supabase.ts'
import { asAdmin } from './support/people.ts'

const server = await startPostgres()
const { superuser, owner } = await prepareSupabase(server.url)
afterAll(() => server.remove())

describe('a database prepared like hosted Supabase', () => {
  const at = (name: string, login = owner) => {
    const address = new URL(login)
    address.pathname = `/${name}`
    return address.href
  }
  beforeAll(async () => {
    await asAdmin(owner, (client) => migrate(client))
    await asAdmin(at('template1', superuser), async (client) => {
      await client.query("create role plain_owner login password 'plain_owner'")
      await client.query("create role ubumi_app login password 'ubumi_app' noinherit")
      await client.query('grant service_role to plain_owner')
      await client.query('grant anon, authenticated, service_role to ubumi_app')
      await client.query('create database plain owner plain_owner')
      await client.query('create database supabase template postgres owner postgres')
    })
  })

  it('has the same grants as a plain one', async () => {
    const plain = await asAdmin(as('plain_owner', 'plain'), async (client) => {
      await migrate(client)
      return grants(client)
    })
    expect(plain.length).toBeGreaterThan(300)
    expect(await asAdmin(at('supabase'), grants)).toEqual(plain)
  })

  it('lets no role become admin, truncate a table, or get rights on later tables', async () => {
    await asAdmin(at('supabase'), (client) => client.query('create table later (id integer)'))
    await asAdmin(as('ubumi_app', 'supabase'), async (client) => {
      const rejection = async (role: string, statement: string) => {
        await client.query(`begin; set local role ${role}`)
        const outcome = await client.query(statement).then(
          () => 'done',
          (error: { code: string }) => error.code,
        )
        await client.query('rollback')
        return outcome
      }
      for (const role of ['anon', 'authenticated']) {
        expect(await rejection(role, "update user_profiles set role = 'admin'")).toBe('42501')
        expect(await rejection(role, 'truncate messages cascade')).toBe('42501')
        expect(await rejection(role, 'select from later')).toBe('42501')
      }
    })
    await asAdmin(at('supabase'), (client) => client.query('drop table later'))
  })

  it('serves only a login whose roles with BYPASSRLS were accepted', async () => {
    const settings = {
      DATA_DIR: 'unused',
      REQUIRE_STAFF_MFA: false,
      DATABASE_URL: as('ubumi_app', 'supabase'),
      DATABASE_ADMIN_URL: at('supabase'),
    }
    await expect(openDatabase(settings)).rejects.toThrow('ALLOW_BYPASSRLS=service_role')
    await openDatabase({ ...settings, ALLOW_BYPASSRLS: ['service_role'] })
    await closeDatabase()
    const rejected = async (grant: string) => {
      await asAdmin(superuser, (client) => client.query(grant))
      const opening = openDatabase({ ...settings, ALLOW_BYPASSRLS: ['service_role'] })
      const message = await opening.then(closeDatabase, (error: Error) => error.message)
      await asAdmin(superuser, (client) =>
        client.query(grant.replace('grant', 'revoke').replace(' to ', ' from ')),
      )
      return message
    }
    expect(await rejected('grant postgres to ubumi_app')).toContain('may act as postgres')
    expect(await rejected('grant supabase_admin to ubumi_app')).toContain(
      'superuser supabase_admin',
    )
    await asAdmin(superuser, (client) => client.query('alter role ubumi_app createrole'))
    await expect(openDatabase({ ...settings, ALLOW_BYPASSRLS: ['service_role'] })).rejects.toThrow(
      'may create roles',
    )
    await asAdmin(superuser, (client) => client.query('alter role ubumi_app nocreaterole'))
  })

  function as(login: string, database: string): string {
    const address = new URL(at(database))
    address.username = login
    address.password = login
    return address.href
  }
})

describe('the tests of access on it', async () => {
  // As the test files on PostgreSQL find them; what is imported now reads them.
  Object.assign(process.env, {
    TEST_ENGINE: 'postgres',
    TEST_SUPABASE: 'true',
    TEST_DATABASE_URL: superuser.replace(/postgres$/, 'template1'),
    TEST_DATABASE_TEMPLATE: 'postgres',
  })
  await import('../access.test.ts')
})

/** Every right on a table, column, sequence or function that is Ubumi's, and is not its owner's. */
async function grants(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ right: string }>(
    `select concat_ws(' ', kind, n.nspname || '.' || name, coalesce(g.rolname, 'public'), lower(privilege_type)) as right
     from (
       select 'table' as kind, relnamespace as place, relname as name, relowner as owner, relacl as acl from pg_class where relkind in ('r', 'p', 'v', 'S')
       union all
       select 'column', relnamespace, relname || '.' || attname, relowner, attacl from pg_class join pg_attribute on attrelid = pg_class.oid
       union all
       select 'function', pronamespace, oid::regprocedure::text, proowner, coalesce(proacl, acldefault('f', proowner)) from pg_proc
     ) object join pg_namespace n on n.oid = place, aclexplode(acl) left join pg_roles g on g.oid = grantee
     where n.nspname !~ '^(pg_|information_schema|auth$|extensions$)' and grantee <> owner order by 1`,
  )
  return rows.map(({ right }) => right)
}
