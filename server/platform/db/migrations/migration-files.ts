import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the changes of tables and data since the baseline, which this version of the server knows. */
export const migrationsFolder = join(import.meta.dirname, '../../../../database/migrations')

/** One SQL file. The comment lines at its top may declare `-- additive` and `-- no transaction`. */
export interface Migration {
  /** Name of the file, as `0108_rooms.sql`; migrations are applied in the order of their names. */
  name: string
  text: string
  /** SHA-256 of the text with `\n` at the end of each line, in hexadecimal. */
  checksum: string
  /**
   * True where servers of earlier versions work on the migrated tables: new tables, nullable or
   * defaulted columns, indexes and functions, and nothing removed, renamed or narrowed.
   */
  isAdditive: boolean
  /** True where each statement is executed by itself, as `create index concurrently` demands. */
  isWithoutTransaction: boolean
}

/** All migrations of a folder, in order. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  // Git keeps no empty folder.
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => parseMigration(name, readFileSync(join(folder, name), 'utf8')))
}

/** Reads what a file declares. A clone on Windows may have other line ends: the checksum is the same. */
export function parseMigration(name: string, given: string): Migration {
  const text = given.replaceAll('\r\n', '\n')
  const firstStatement = text.search(/^(?!--|\s*$)/m)
  const header = (firstStatement < 0 ? text : text.slice(0, firstStatement)).split('\n')
  return {
    name,
    text,
    checksum: createHash('sha256').update(text).digest('hex'),
    isAdditive: header.includes('-- additive'),
    isWithoutTransaction: header.includes('-- no transaction'),
  }
}

/**
 * Statements of a migration without a transaction. Each ends with a semicolon at the end of a line,
 * and is safe to repeat, because an interrupted migration starts again from its first statement.
 *
 * @throws Error naming the statement that cannot be repeated or split
 */
export function statementsOf({ name, text }: Migration): string[] {
  if (text.includes('$$')) {
    throw new Error(`Migration ${name} is without a transaction: it must not define functions.`)
  }
  const statements = text
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean)
  const once = statements.find((statement) => !/\bif (not )?exists\b/i.test(statement))
  if (once) {
    throw new Error(
      `Migration ${name} is without a transaction: "${once.split('\n')[0]}" must say "if not exists" or "if exists".`,
    )
  }
  return statements
}

/** Index and table of a `create index concurrently` statement; undefined for any other statement. */
export function concurrentIndex(statement: string): { index: string; table: string } | undefined {
  const found =
    /^create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\S+)\s+on\s+(?:only\s+)?([\w."]+)/i.exec(
      statement,
    )
  return found ? { index: found[1]!, table: found[2]! } : undefined
}

/**
 * What an operator should know of migrations that were applied: whether the version that served before
 * would start on this database again.
 */
export function describeApplied(
  applied: readonly string[],
  known: readonly Migration[] = readMigrations(),
) {
  const isAdditive = new Map(known.map((one) => [one.name, one.isAdditive]))
  return {
    migrations: applied,
    // Functions and access are changed so that servers of the version before work.
    older_versions_start: applied.every((name) => isAdditive.get(name) ?? true),
  }
}
