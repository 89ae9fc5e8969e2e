import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCatalogue } from './support/catalogue.ts'
import { openTestDatabase, type TestDatabase } from './support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Protects a table, as the access of a new feature does. */
const protect = `select platform.protect_own_rows($1, inserted => $2::text[], updated => $3::text[])`

/** The columns of a table, or those that a signed-in person may insert or update. */
async function columnsOf(table: string, right?: 'INSERT' | 'UPDATE'): Promise<string[]> {
  const rows = await database.asOwner(
    `select attname from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and ($2::text is null or has_column_privilege('authenticated', attrelid, attnum, $2)) order by attnum`,
    [table, right ?? null],
  )
  return rows.map(({ attname }) => String(attname))
}

/** The protection of a table, whatever its policies are called, with its triggers against rows of the front desk. */
async function protectionOf(table: string) {
  const { policies, ...rest } = (await readCatalogue(database, table))[table]!
  const triggers = await database.asOwner(
    `select replace(pg_get_triggerdef(oid), tgrelid::regclass::text, 'it') as trigger from pg_trigger
     where tgrelid = $1::regclass and not tgisinternal and tgfoid = 'accounts.keep_record_from_desk()'::regprocedure`,
    [table],
  )
  return {
    ...rest,
    policies: Object.values(policies).toSorted(),
    triggers: triggers.map(({ trigger }) => String(trigger)),
  }
}

describe('platform.protect_own_rows', () => {
  it.each([
    'medicines',
    'medicine_plans',
    'medicine_doses',
    'symptom_entries',
    'carbohydrate_entries',
    'activities',
  ])('gives the policies and grants that %s has by hand', async (name) => {
    const byHand = `public.${name}`
    const inserted = await columnsOf(byHand, 'INSERT')
    const updated = await columnsOf(byHand, 'UPDATE')
    await database.asOwner('begin')
    await database.asOwner(
      `create table public.new_entries (${(await columnsOf(byHand)).map((column) => `${column} ${column === 'user_id' ? 'uuid' : 'text'}`).join(', ')})`,
    )
    const before = await protectionOf('public.new_entries')
    await database.asOwner(protect, ['public.new_entries', inserted, updated])
    const [after, expected] = [await protectionOf('public.new_entries'), await protectionOf(byHand)]
    await database.asOwner('rollback')
    expect(before).toMatchObject({
      hasRowSecurity: false,
      grants: {},
      policies: [],
      triggers: [],
    })
    expect(after).toEqual(expected)
    expect(expected.policies.length).toBe(updated.length > 0 ? 5 : 4)
  })

  it('gives a table of own rows back all that it had', async () => {
    const name = 'public.symptom_entries'
    const expected = await protectionOf(name)
    await database.asOwner('begin')
    for (const policy of Object.keys((await readCatalogue(database, name))[name]!.policies))
      await database.asOwner(`drop policy "${policy}" on ${name}`)
    await database.asOwner(`alter table ${name} no force row level security`)
    await database.asOwner(`alter table ${name} disable row level security`)
    await database.asOwner(`revoke all on ${name} from authenticated, service_role`)
    await database.asOwner(`drop trigger symptom_entries_keep_from_desk on ${name}`)
    const none = await protectionOf(name)
    await database.asOwner(`
      select platform.protect_own_rows('public.symptom_entries',
        inserted => '{id, user_id, symptom, own_words, severity, felt_at, notes}');`)
    const after = await protectionOf(name)
    await database.asOwner('rollback')
    expect(none).toMatchObject({
      hasRowSecurity: false,
      isForced: false,
      grants: {},
      policies: [],
      triggers: [],
    })
    expect(expected.triggers).toHaveLength(1)
    expect(after).toEqual(expected)
  })

  it('can be called by no one but the owner who migrates', async () => {
    for (const role of ['anon', 'authenticated', 'service_role']) {
      await database.asOwner('begin')
      await database.asOwner(`set local role ${role}`)
      await expect(
        database.asOwner(protect, ['public.activities', ['id'], []]),
        role,
      ).rejects.toMatchObject({
        code: '42501',
      })
      await database.asOwner('rollback')
    }
  })
})
