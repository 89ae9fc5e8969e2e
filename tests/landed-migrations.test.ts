import { describe, expect, it } from 'vitest'
import {
  parseMigration,
  readMigrations,
  statementsOf,
} from '#server/platform/db/migrations/migration-files.ts'
import { readLanded } from '../scripts/pin-migrations.ts'

const migrations = readMigrations()
const landed = readLanded()

/** What an older server would miss: such a file must not be marked `-- additive`. */
const narrowing =
  /\b(drop (table|column|function|type|schema|view)|rename (to|column)|alter column \S+ (type|set not null)|set schema)\b/i

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
    expect(Object.keys(landed).length).toBeGreaterThanOrEqual(25)
    expect(
      findChanges(landed, migrations),
      'Undo the change and write a new migration: a database that has the old text refuses to start.',
    ).toEqual([])
  })

  it('fails the check when one letter differs, or its file is missing', () => {
    const [first, second, ...rest] = migrations
    const edited = parseMigration(first!.name, `${first!.text} `)
    expect(findChanges(landed, [edited, second!, ...rest])).toEqual([`${first!.name} was edited`])
    expect(findChanges(landed, [first!, ...rest])).toEqual([`${second!.name} was removed`])
  })

  it('has the same hash in a clone with the line ends of Windows', () => {
    const [first] = migrations
    const there = parseMigration(first!.name, first!.text.replaceAll('\n', '\r\n'))
    expect(there.checksum).toBe(landed[first!.name])
  })
})

describe('a new migration', () => {
  const fresh = migrations.filter(({ name }) => !(name in landed))

  it('has a number that no other migration has', () => {
    const numbers = migrations.map(({ name }) => name.slice(0, 4))
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
    expect(migrations.filter(({ name }) => !/^\d{4}_[a-z0-9_]+\.sql$/.test(name))).toEqual([])
  })

  it('may still change until it lands, and is then pinned by `npm run pin-migrations`', () => {
    if (fresh.length === 0) return
    process.stdout.write(
      `Not pinned yet: ${fresh.map(({ name }) => name).join(', ')}. Run \`npm run pin-migrations\` in the commit that lands them.\n`,
    )
  })

  it('removes and renames nothing where it is marked as additive', () => {
    const wrong = migrations.filter(({ isAdditive, text }) => isAdditive && narrowing.test(text))
    expect(wrong.map(({ name }) => name)).toEqual([])
    expect(narrowing.test('alter table a drop column b')).toBe(true)
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
