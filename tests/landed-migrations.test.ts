import { describe, expect, it } from 'vitest'
import {
  parseMigration,
  readMigrations,
  statementsOf,
} from '#server/platform/db/migrations/migration-files.ts'
import { readBaseline } from '#server/platform/db/migrations/schema-files.ts'
import { findNarrowing } from './support/narrowing.ts'
import { readLanded } from '../scripts/pin-migrations.ts'

const migrations = readMigrations()
const landed = readLanded()

/** Landed migrations that differ from their pin, or are deleted. */
function findChanges(
  pins: Record<string, string>,
  files: readonly { name: string; checksum: string }[],
): string[] {
  const found = new Map(files.map(({ name, checksum }) => [name, checksum]))
  return Object.entries(pins)
    .filter(([name, checksum]) => found.get(name) !== checksum)
    .map(([name]) => (found.has(name) ? `${name} was edited` : `${name} was removed`))
}

describe('a landed migration', () => {
  it('is never edited, renamed or removed: databases that have it could not be upgraded', () => {
    expect(
      findChanges(landed, migrations),
      'Undo the change and write a new migration: a database that has the old text refuses to start.',
    ).toEqual([])
  })

  const given = { name: '0108_rooms.sql', text: '-- additive\ncreate table rooms (id int);\n' }
  const pinned = parseMigration(given.name, given.text)

  it('fails the check when one letter differs, or its file is missing', () => {
    const pins = { [given.name]: pinned.checksum, '0109_beds.sql': 'x' }
    const edited = parseMigration(given.name, `${given.text} `)
    expect(findChanges(pins, [edited])).toEqual([
      '0108_rooms.sql was edited',
      '0109_beds.sql was removed',
    ])
  })

  it('has the same hash in a clone with the line ends of Windows', () => {
    const there = parseMigration(given.name, given.text.replaceAll('\n', '\r\n'))
    expect(there.checksum).toBe(pinned.checksum)
  })
})

describe('a new migration', () => {
  const fresh = migrations.filter(({ name }) => !(name in landed))

  it('has a number that no other migration has, after those of the baseline', () => {
    const earlier = Object.keys(readBaseline().migrations)
    const numbers = [...earlier, ...migrations.map(({ name }) => name)].map((name) =>
      name.slice(0, 4),
    )
    expect(numbers.toSorted()).toEqual(numbers)
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
    expect(migrations.filter(({ name }) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(name))).toEqual([])
  })

  it('may still change until it lands, and is then pinned by `npm run pin-migrations`', () => {
    if (fresh.length === 0) return
    process.stdout.write(
      `Not pinned yet: ${fresh.map(({ name }) => name).join(', ')}. Run \`npm run pin-migrations\` in the commit that lands them.\n`,
    )
  })

  const marked = migrations.filter(({ isAdditive }) => isAdditive)

  it('says whether servers of earlier versions work on the result', () => {
    const unclear = migrations.filter(
      ({ isAdditive, text }) => !isAdditive && !/^-- not additive: \S/m.test(text),
    )
    expect(
      unclear.map(({ name }) => name),
      'Write `-- additive` or `-- not additive: REASON` at its top: an operator must know whether to stop all servers, and whether the version before starts again.',
    ).toEqual([])
  })

  it('narrows nothing where it is marked as additive', () => {
    const wrong = marked.flatMap(({ name, text }) =>
      findNarrowing(text).map((issue) => `${name} ${issue}`),
    )
    expect(wrong).toEqual([])
  })

  it.each([
    'alter table a drop column b',
    'drop function a.b(uuid)',
    'alter table a rename column b to c',
    'alter table a alter column b type bigint',
    'alter table a alter b set not null',
    'alter table a add column b text not null',
    'alter table a add constraint c check (b > 0)',
    'create unique index a_b on a (b)',
    'revoke select on a from authenticated',
    'drop policy "clients read" on a',
    'create policy "only adults" on a as restrictive for select using (b > 17)',
  ])('is not additive with: %s', (statement) => {
    expect(findNarrowing(`create table x (id int);\n${statement};`)).toHaveLength(1)
    expect(
      findNarrowing(`-- earlier versions work: they never write b\n${statement};\nselect 1;`),
    ).toEqual([])
  })

  it('may do to its own tables and functions what it likes, and to others what only adds', () => {
    const text = `create table a (id int);
      revoke all on a from public;
      alter table a add constraint c check (id > 0);
      create unique index a_id on a (id);
      grant create on schema s to r;
      revoke create on schema s from r;
      alter table b add column c text not null default 'x', add column d int;
      create index b_c on b (c);
      create or replace function s.f() returns void language plpgsql as $$ begin drop table t; end $$;
      create policy "clients read" on b for select using (true);`
    expect(findNarrowing(text)).toEqual([])
  })

  it('can be repeated from its first statement where it is without a transaction', () => {
    const outside = migrations.filter(({ isWithoutTransaction }) => isWithoutTransaction)
    for (const migration of outside)
      expect(statementsOf(migration).length, migration.name).toBeGreaterThan(0)
    const fragile = parseMigration(
      'a.sql',
      '-- no transaction\ncreate index concurrently a on b (c);',
    )
    expect(() => statementsOf(fragile)).toThrow('"create index concurrently a on b (c)" must say')
  })
})
