import { spawn } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { createDatabase } from '#tests/support/database.ts'
import type { Mutant } from './mutants.ts'

export type Verdict =
  | { outcome: 'killed'; by: string }
  | { outcome: 'survived'; files: string[] }
  | { outcome: 'invalid'; message: string }

const root = join(import.meta.dirname, '../..')

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
    let from = 0
    for (const count of rounds) {
      const some = files.slice(from, from + count)
      from += count
      const by = some.length > 0 ? await firstFailure(some, server, name) : undefined
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

/** @returns the first test that fails, or undefined where all pass */
function firstFailure(files: string[], server: string, template: string) {
  return new Promise<string | undefined>((done) => {
    const words = [
      'run',
      '--project',
      'postgres',
      '--bail',
      '1',
      '--maxWorkers',
      '2',
      '--passWithNoTests',
    ]
    // It mutates policies itself, for minutes.
    const pattern = ['-t', '^(?!.*is watched: every weakened)']
    const child = spawn(join(root, 'node_modules/.bin/vitest'), [...words, ...pattern, ...files], {
      cwd: root,
      env: {
        ...process.env,
        NO_COLOR: '1',
        TEST_DATABASE_URL: server,
        TEST_DATABASE_TEMPLATE: template,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => done(error.message))
    child.on('close', (code) => {
      const failure = /FAIL .*/.exec(output)?.[0].replace(/^FAIL\s+/, '')
      done(code === 0 ? undefined : (failure ?? 'a file that did not load'))
    })
  })
}
