import { afterAll, describe, expect, it } from 'vitest'
import { guideBlocks } from '#tests/support/guide.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { addFeature, copyProject, runIn, type Step } from './support/guide-copy.ts'

/**
 * A feature with a table of its own is added by `docs/develop.md` to a copy of the project, in which the rules
 * about tables and routes then run: with all its steps, and with steps left out.
 */

const given = process.env.TEST_DATABASE_URL
const postgres = given
  ? undefined
  : await startPostgres().catch((error: unknown) => {
      if (process.env.CI) throw error
      return undefined
    })
const database = given ?? postgres?.url
const copies: ReturnType<typeof copyProject>[] = []
afterAll(async () => {
  for (const copy of copies) copy.remove()
  await postgres?.remove()
})

/** @returns the copy, and the files that its new feature was made from */
async function copyWithFeature(...left: Step[]) {
  const copy = copyProject()
  copies.push(copy)
  return { root: copy.root, taken: await addFeature(copy.root, left) }
}

/** The rules about tables and routes, by the project of vitest that runs them. */
const everyRule = {
  unit: [
    'scripts/release/changelog.test.ts',
    'tests/architecture.test.ts',
    'tests/landed-migrations.test.ts',
    'tests/language.test.ts',
    'tests/references.test.ts',
    'tests/table-types.test.ts',
  ],
  postgres: [
    'server/accounts/my-data/personal-tables.test.ts',
    'server/admin/accounts/front-desk/records.test.ts',
    'tests/access.test.ts',
    'tests/audience.test.ts',
    'tests/checks.test.ts',
    'tests/health-tables.test.ts',
    'tests/ids.test.ts',
    'tests/openapi.test.ts',
    'tests/own-rows.test.ts',
  ],
}

/** The titles of the rules on a database that ask for an entry. */
const askForEntry =
  'is reviewed: |each have a row|of every write|says where its health|is kept from each table'

/**
 * Runs rules in a copy.
 *
 * @param only names of their files; of those on a database then only the tests that ask for an entry
 */
async function runRules(root: string, ...only: string[]) {
  const filesOf = (project: 'unit' | 'postgres') =>
    everyRule[project].filter(
      (path) => only.length === 0 || only.some((name) => path.endsWith(`/${name}.test.ts`)),
    )
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project']
  const titled = only.length > 0 ? ['-t', askForEntry] : []
  const first = await runIn(root, [...vitest, 'unit', ...filesOf('unit')])
  const second = await runIn(root, [...vitest, 'postgres', ...titled, ...filesOf('postgres')], {
    TEST_DATABASE_URL: database!,
  })
  return { code: first.code || second.code, output: first.output + second.output }
}

describe.runIf(database)('a feature that is added by docs/develop.md', () => {
  it('passes the rules and the compiler', async () => {
    const { root, taken } = await copyWithFeature()
    expect(guideBlocks().filter(({ file }) => !taken.has(file))).toEqual([])
    const types = await runIn(root, ['node_modules/typescript/bin/tsc', '--noEmit'])
    expect(types.output).toBe('')
    const { code, output } = await runRules(root)
    expect(output).not.toContain('FAIL')
    expect(code, output).toBe(0)
  })

  it('is asked for each entry that is left out, with its file and lines', async () => {
    const { root } = await copyWithFeature(
      'migration',
      'table types',
      'access entry',
      'rejected rows',
      'id call',
      'health entry',
      'pin',
    )
    const { code, output } = await runRules(
      root,
      'landed-migrations',
      'table-types',
      'access',
      'checks',
      'health-tables',
      'ids',
    )
    expect(code).not.toBe(0)
    for (const part of [
      /Add to database\/migrations\/\d{4}_complaint_entries\.sql:\n +-- additive\n\n +create table public\.complaint_entries/,
      /\(.*ComplaintEntries.*\)\. Run: npm run table-types/,
      /Add to the tests\/support\/access-\*\.ts of its feature.*:\n +'public\.complaint_entries': ownRows\(/,
      /Add to tests\/support\/checks-health\.ts:\n +'public\.complaint_entries': \{/,
      /complaint_entries_severity_check: \[\{ severity: 0 \}, \{ severity: 4 \}\],/,
      /Add to tests\/support\/id-calls-health\.ts.*:\n +'\/complaints': \{ severity: 1 \},/,
      /Add to tests\/support\/health-tables\.ts.*:\n +complaint_entries: \{/,
    ])
      expect(output).toMatch(part)
    expect(output).not.toContain('TypeError')
  })

  it('is asked for its access, its place in the list of features, and rows that are valid', async () => {
    const { root } = await copyWithFeature(
      'access',
      'changelog',
      'feature list',
      'accepted rows',
      'table types',
      'pin',
    )
    const { code, output } = await runRules(
      root,
      'architecture',
      'access',
      'changelog',
      'checks',
      'records',
    )
    expect(code).not.toBe(0)
    for (const part of [
      /Add to database\/complaints\/access\/complaint_entries\.sql:\n +select platform\.protect_own_rows\('public\.complaint_entries',\n +inserted => '\{id, user_id, complaint, own_words/,
      /of CHANGELOG\.md names 0\d{3} as the last one, and it is 0\d{3}/,
      /Add to server\/features\.ts:\n +import \{ complaintsFeature \} from '\.\/complaints\/feature\.ts'/,
      /complaint_entries_check without .*: no row is rejected or accepted otherwise\. Add .*tests\/support\/checks-accepted\.ts/,
      /complaint_entries\.user_id refers to a patient or user/,
    ])
      expect(output).toMatch(part)
  })
})
