import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownRows } from './support/access-own-rows.ts'
import { readCatalogue, reviewTables } from './support/catalogue.ts'
import { openTestDatabase, type TestDatabase } from './support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const name = 'public.new_entries'
const create = `create table ${name} (id uuid, user_id uuid, amount integer, created_at timestamptz)`
const protect = `select platform.protect_own_rows('${name}', inserted => $1::text[], updated => $2::text[])`

/** The triggers of the table that keep its rows from the front desk. */
async function triggersOf(table: string): Promise<string[]> {
  const rows = await database.asOwner(
    `select pg_get_triggerdef(oid) as trigger from pg_trigger
     where tgrelid = $1::regclass and not tgisinternal and tgfoid = 'accounts.keep_record_from_desk()'::regprocedure`,
    [table],
  )
  return rows.map(({ trigger }) => String(trigger))
}

describe('platform.protect_own_rows', () => {
  it.each([
    ['columns that a client inserts', []],
    ['columns that a person updates, too', ['amount']],
  ])('gives a new table what `ownRows` reviews, with %s', async (_, updated) => {
    await database.asOwner('begin')
    await database.asOwner(create)
    const before = (await readCatalogue(database, name))[name]
    await database.asOwner(protect, [['id', 'user_id', 'amount'], updated])
    const update = updated.length > 0 ? { update: updated.join(', ') } : {}
    const reviewed = ownRows({ insert: 'id, user_id, amount', ...update }, {}, 'amount = 1')
    const findings = await reviewTables(database, { [name]: reviewed }, name)
    const triggers = await triggersOf(name)
    await database.asOwner('rollback')
    expect(before).toMatchObject({ hasRowSecurity: false, grants: {}, policies: {} })
    expect(findings).toEqual([])
    expect(triggers).toEqual([
      `CREATE TRIGGER new_entries_keep_from_desk AFTER INSERT OR UPDATE OF user_id ON ${name} FOR EACH ROW EXECUTE FUNCTION accounts.keep_record_from_desk('user_id')`,
    ])
  })

  it('can be called by no one but the owner who migrates', async () => {
    for (const role of ['anon', 'authenticated', 'service_role']) {
      await database.asOwner('begin')
      await database.asOwner(create)
      await database.asOwner(`set local role ${role}`)
      await expect(database.asOwner(protect, [['id'], []]), role).rejects.toMatchObject({
        code: '42501',
      })
      await database.asOwner('rollback')
    }
  })
})
