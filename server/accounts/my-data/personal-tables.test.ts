import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessTable } from '#tests/support/access-table.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { addTo, expectNoIssues } from '#tests/support/gate.ts'
import { asSystem } from '#server/platform/db.ts'
import { findPersonalTables } from './data.ts'
import { ownersByHand, secrets } from './personal-tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const full = (name: string) => (name.includes('.') ? name : `public.${name}`)
const listPersonal = () => asSystem('list the tables of people', findPersonalTables)

describe('the tables that hold a person', () => {
  /** Every table that refers to people in any way, or has a column named after one. */
  const suspected = () =>
    app.database.asOwner(
      `with recursive personal as (
         select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname || '.' || c.relname in ('accounts.users', 'public.user_profiles')
         union select k.conrelid from pg_constraint k join personal p on p.oid = k.confrelid where k.contype = 'f'
       )
       select distinct n.nspname || '.' || c.relname as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
       where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^(pg_|information_schema)' and not a.attisdropped
         and (c.oid in (select oid from personal)
           or a.attname ~ '(^|_)(user|person|patient|provider|client|owner|author|actor|subject|sender|recipient)(_id)?$'
           or a.attname in ('email', 'sent_to', 'full_name', 'phone', 'phone_number'))`,
    )

  it('are all found: whatever names or refers to a person is among them', async () => {
    const found = await suspected()
    expect(found.length).toBeGreaterThan(60)
    const listed = new Set([...(await listPersonal()).keys()].map(full))
    const lost = found.map(({ name }) => String(name)).filter((name) => !listed.has(name))
    expectNoIssues(
      lost.map((name) =>
        addTo(
          'server/accounts/my-data/personal-tables.ts, to `ownersByHand`',
          `${name} names or refers to a person, and no foreign key \`on delete cascade\` says whose its rows are: they would be missing in an export, and stay after an erasure. Give it such a key, or say it by hand.`,
          `${name.replace('public.', '')}: ['COLUMN'],`,
        ),
      ),
    )
  })

  const withoutAccess = (personal: ReadonlyMap<string, unknown>) =>
    [...personal.keys()].map(full).filter((name) => !accessTable[name]?.row)

  it('are in the reviewed table of access, with a row about each actor', async () => {
    expectNoIssues(
      withoutAccess(await listPersonal()).map(
        (name) =>
          `${name} holds something about a person, and its reviewed access has no \`row\`: run tests/access.test.ts, which prints the entry, and give it a row about each person.`,
      ),
    )
  })

  it('include a new one as soon as its foreign key says so, directly or through another', async () => {
    await app.database.asOwner(
      `create table public.new_notes (id uuid primary key, user_id uuid references public.user_profiles on delete cascade)`,
    )
    await app.database.asOwner(
      `create table public.new_pages (note_id uuid references public.new_notes on delete cascade)`,
    )
    // This row stays when the person is deleted, so the list must say to whom it belongs.
    await app.database.asOwner(
      `create table public.new_prices (seen_by uuid references public.user_profiles on delete set null)`,
    )
    const personal = await listPersonal()
    const isNew = (name: string) => name.startsWith('public.new_')
    const found = (await suspected()).map(({ name }) => String(name))
    await app.database.asOwner('drop table new_notes, new_pages, new_prices')
    expect(personal.get('new_notes')).toMatchObject({ by: ['user_id'], through: [] })
    expect(personal.get('new_pages')).toMatchObject({ through: [{ parent: 'new_notes' }] })
    expect(withoutAccess(personal).filter(isNew)).toEqual(['public.new_notes', 'public.new_pages'])
    expect(
      found.filter((name) => isNew(name) && !personal.has(name.replace('public.', ''))),
    ).toEqual(['public.new_prices'])
  })

  it('are named by hand only where the foreign keys say something else', async () => {
    for (const [name, columns] of Object.entries(ownersByHand)) {
      const said = await app.database.asOwner(
        `select a.attname from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
         where k.contype = 'f' and k.confdeltype = 'c' and k.conrelid = $1::regclass
           and k.confrelid in ('accounts.users'::regclass, 'public.user_profiles'::regclass)`,
        [full(name)],
      )
      expect(said.map(({ attname }) => String(attname)).toSorted(), name).not.toEqual(
        columns.toSorted(),
      )
    }
  })

  it('have the columns that are named by hand', async () => {
    for (const [name, columns] of [...Object.entries(ownersByHand), ...Object.entries(secrets)]) {
      const there = await app.database.asOwner(
        'select attname from pg_attribute where attrelid = $1::regclass and attnum > 0',
        [full(name)],
      )
      expect(there.map(({ attname }) => attname)).toEqual(expect.arrayContaining([...columns]))
    }
  })
})
