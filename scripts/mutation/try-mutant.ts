import pg from 'pg'
import { createDatabase } from '#tests/support/database.ts'
import { firstFailure } from './first-failure.ts'
import type { Mutant } from './mutants.ts'

export type Verdict =
  | { outcome: 'killed'; by: string }
  | { outcome: 'survived'; files: string[] }
  | { outcome: 'invalid'; message: string }

/** How many files run first, and how many more where none of them fails. */
const rounds = [3, 6]

/**
 * Runs test files on a copy of the template with the mutant, until one fails.
 *
 * @param template name of the migrated database
 */
export async function tryMutant(
  mutant: Mutant,
  { server, template, files }: { server: string; template: string; files: string[] },
): Promise<Verdict> {
  const copy = await createDatabase(server, template)
  try {
    const message = await apply(mutant, copy.settings.DATABASE_ADMIN_URL)
    if (message !== undefined) return { outcome: 'invalid', message }
    const name = new URL(copy.settings.DATABASE_ADMIN_URL).pathname.slice(1)
    const of = { projects: ['postgres'], server, template: name }
    let from = 0
    for (const count of rounds) {
      const some = files.slice(from, from + count)
      from += count
      const by = some.length > 0 ? await firstFailure({ ...of, files: some }) : undefined
      if (by !== undefined) return { outcome: 'killed', by }
    }
    return { outcome: 'survived', files: files.slice(0, from) }
  } finally {
    await copy.drop()
  }
}

/** @returns why the database rejected it; undefined where it is applied */
export async function apply({ sql }: Mutant, url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
    return undefined
  } catch (error) {
    return (error as Error).message
  } finally {
    await client.end()
  }
}
