import { describe, expect, it } from 'vitest'
import {
  parseMigration,
  readMigrations,
  statementsOf,
} from '#server/platform/db/migrations/migration-files.ts'
import { readBaseline, readSchema } from '#server/platform/db/migrations/schema-files.ts'
import { addTo, expectNoIssues } from './support/gate.ts'
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

/** The tables that a text makes, with their schema. */
const tablesIn = (text: string) =>
  [...text.matchAll(/^create (?:unlogged )?table (?:if not exists )?([\w.]+)/gm)].map(
    ([, name = '']) => name,
  )

/** The indexes that a text makes: each with its name, its table and its statement. */
const indexesIn = (text: string) =>
  [
    ...text.matchAll(
      /^create (?:unique )?index (?:concurrently )?(?:if not exists )?(\w+)\s+on (?:\w+\.)?(\w+)[^;]*;/gm,
    ),
  ].map(([statement, name, table]) => ({ name, table, statement }))

describe('a landed migration', () => {
  it('is never edited, renamed or removed: databases that have it could not be upgraded', () => {
    const changes = findChanges(landed, migrations)
    expectNoIssues(
      changes.map(
        (change) =>
          `database/migrations/${change}: undo the change, and write a new migration: a server does not start on a database that has the old text.`,
      ),
    )
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
    const next = String(Math.max(...numbers.map(Number)) + 1).padStart(4, '0')
    const wrong = migrations.filter(({ name }) => {
      const number = name.slice(0, 4)
      const isTaken = numbers.indexOf(number) !== numbers.lastIndexOf(number)
      const isLate = earlier.every((one) => number > one.slice(0, 4))
      return !/^\d{4}_[a-z0-9_]+\.sql$/.test(name) || !isLate || (isTaken && !(name in landed))
    })
    expectNoIssues(
      wrong.map(
        ({ name }) =>
          `database/migrations/${name} must have a number of its own after all others, and a name of small letters. Run: git mv database/migrations/${name} database/migrations/${next}_what_it_does.sql`,
      ),
    )
  })

  it('may still change until it lands, and is then pinned by `npm run pin-migrations`', () => {
    if (fresh.length === 0) return
    process.stdout.write(
      `Not pinned yet: ${fresh.map(({ name }) => name).join(', ')}. Run \`npm run pin-migrations\` in the commit that lands them.\n`,
    )
  })

  it('makes each table that 0.3.0 did not have, and no other', () => {
    const known = new Set(Object.keys(readBaseline().repeated).map((name) => name.split(' ')[1]!))
    const tables = readSchema()
      .filter(({ kind }) => kind === 'tables')
      .map(({ path, text }) => ({ path, name: tablesIn(text)[0] ?? '', text }))
    const made = migrations.flatMap(({ name, text }) =>
      tablesIn(text).map((table) => ({ migration: name, table })),
    )
    const numbers = [...Object.keys(readBaseline().migrations), ...migrations.map((m) => m.name)]
    const next = String(Math.max(...numbers.map((name) => Number(name.slice(0, 4)))) + 1)
    expectNoIssues([
      ...tables
        .filter(({ name }) => !known.has(name) && !made.some(({ table }) => table === name))
        .map(({ path, name, text }) =>
          addTo(
            `database/migrations/${next.padStart(4, '0')}_${name.split('.')[1]}.sql`,
            `database/${path} makes ${name} in a new database, and no migration makes it in one that is there.`,
            `-- additive\n\n${text}`,
          ),
        ),
      ...made
        .filter(({ table }) => !tables.some(({ name }) => name === table))
        .map(
          ({ migration, table }) =>
            `database/migrations/${migration} makes ${table}, and a new database has no such table: copy the statement to database/FEATURE/tables/${table.split('.')[1]}.sql.`,
        ),
    ])
  })

  it('makes no index that a new database lacks', () => {
    const dropped = migrations.flatMap(({ text }) =>
      [...text.matchAll(/^drop index (?:concurrently )?(?:if exists )?(?:\w+\.)?(\w+)/gm)].map(
        ([, name]) => name,
      ),
    )
    const there = new Set(
      readSchema().flatMap(({ text }) => indexesIn(text).map(({ name }) => name)),
    )
    const missing = migrations.flatMap(({ name: migration, text }) =>
      indexesIn(text)
        .filter(({ name }) => !there.has(name) && !dropped.includes(name))
        .map(({ table, statement }) =>
          addTo(
            `database/FEATURE/tables/${table}.sql`,
            `database/migrations/${migration} makes an index that a new database lacks.`,
            statement.replace(/ concurrently/, '').replace(/ if not exists/, ''),
          ),
        ),
    )
    expectNoIssues(missing)
  })

  const marked = migrations.filter(({ isAdditive }) => isAdditive)

  it('says whether servers of earlier versions work on the result', () => {
    const unclear = migrations.filter(
      ({ isAdditive, text }) => !isAdditive && !/^-- not additive: \S/m.test(text),
    )
    expectNoIssues(
      unclear.map(({ name }) =>
        addTo(
          `database/migrations/${name}, as first line`,
          `${name} does not say whether servers of the version before work on the result.`,
          '-- additive\nor, where they do not:\n-- not additive: REASON',
        ),
      ),
    )
  })

  it('narrows nothing where it is marked as additive', () => {
    expectNoIssues(
      marked.flatMap(({ name, text }) =>
        findNarrowing(text).map((issue) =>
          addTo(
            `database/migrations/${name}, right before the statement`,
            `${name} is marked as additive, and ${issue}. Write \`-- not additive: REASON\` at its top, or where servers of the version before work all the same:`,
            '-- earlier versions work: REASON',
          ),
        ),
      ),
    )
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
