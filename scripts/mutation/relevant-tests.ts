import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { Catalogue } from './catalogue.ts'
import type { Mutant } from './mutants.ts'

const root = join(import.meta.dirname, '../..')

/** Kinds of mutants that one file finds alone: it reviews all objects of that kind. */
const reviews: Partial<Record<Mutant['kind'], string>> = {
  policy: 'tests/access.test.ts',
  grant: 'tests/access.test.ts',
  check: 'tests/checks.test.ts',
}

/** Files that test an object without naming it. */
const named: [RegExp, string[]][] = [
  [/^accounts\.admit$/, ['tests/authorization.test.ts', 'tests/audience.test.ts']],
  [/^accounts\.has_withdrawn_consent$/, ['server/accounts/consents/routes.test.ts']],
  [/^billing\.draw_up$/, ['server/practice/billing/status.test.ts']],
  [
    /exercise_plan|exercise_request/,
    ['server/care-plans/exercise/plans.test.ts', 'server/care-plans/queue/policies.test.ts'],
  ],
  [/^accounts\.keep_desk_from_record$/, ['server/admin/accounts/front-desk/records.test.ts']],
  [/^accounts\.students_to_verify$/, ['server/admin/student-verifications/routes.test.ts']],
  [/^practice\.follow_course$/, ['server/appointments/transitions.test.ts']],
  [/^practice\.phone_of_session$/, ['server/practice/policies.test.ts']],
  [/^practice\.was_younger$/, ['server/practice/policies.test.ts']],
  [/^practice\.record_days$/, ['server/practice/record-days.test.ts']],
  [/^billing\.plan_(cover|sessions)$/, ['server/practice/billing/included.test.ts']],
  [/^platform\.take_share$/, ['server/platform/rate-limit.test.ts']],
  [
    /^practice\.(registered_providers|has_verified_identity|can_be_booked)$/,
    ['server/practice/policies.test.ts'],
  ],
  [
    /^practice\.(open_hours|open_hours_of|is_open)$/,
    ['server/appointments/waiting-list/policies.test.ts'],
  ],
]

interface SourceText {
  path: string
  text: string
}

/** All files of the server and all test files that run on a database. */
export function readServerFiles(): SourceText[] {
  const below = (folder: string, recursive: boolean) =>
    readdirSync(join(root, folder), { recursive })
      .map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.ts') && !path.startsWith('server/platform/db/schema'))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  return [...below('server', true), ...below('tests', false)]
}

const isTest = ({ path }: SourceText) => path.endsWith('.test.ts')

/**
 * The test files that may notice a mutant, the most relevant first: those that name the object,
 * then those beside the sources that name it or a function or table that uses it.
 */
export function testsFor(
  { kind, object }: Mutant,
  catalogue: Catalogue,
  files: readonly SourceText[],
): string[] {
  const review = reviews[kind]
  if (review) return [review]
  const scores = new Map<string, number>()
  const add = (path: string, score: number) => scores.set(path, (scores.get(path) ?? 0) + score)
  for (const [name, weight] of usersOf(object, catalogue)) {
    const names = mentionOf(name)
    for (const file of files.filter(({ text }) => names.test(text))) {
      if (isTest(file)) add(file.path, 4 * weight)
      else {
        const beside = testsBeside(file.path, files)
        for (const test of beside) add(test, (3 * weight) / beside.length)
      }
    }
  }
  for (const [pattern, paths] of named)
    if (pattern.test(object)) for (const path of paths) add(path, 1000)
  return [...scores]
    .filter(([path]) => existsSync(join(root, path)))
    .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .map(([path]) => path)
}

/** An object with what uses it: functions that call it, and tables with a policy or trigger that does. */
function usersOf(object: string, catalogue: Catalogue): Map<string, number> {
  const found = new Map([[object, 4]])
  for (const weight of [2, 1]) {
    // Users that are found in this round are asked for theirs in the next.
    const present = [...found.keys()]
    for (const name of present) {
      if (catalogue.tables.includes(name)) continue
      const calls = new RegExp(`\\b${name.replace('.', '\\.')}\\(`)
      const users = [
        ...catalogue.functions.filter(({ body }) => calls.test(body)).map((one) => one.name),
        ...catalogue.policies
          .filter((one) => calls.test(`${one.using ?? ''} ${one.check ?? ''}`))
          .map((one) => one.table),
        ...catalogue.triggers.filter((one) => one.calls === name).map((one) => one.table),
      ]
      for (const user of users) if (!found.has(user)) found.set(user, weight)
    }
  }
  return found
}

/** How sources name it: tables of `public` bare, functions of a kind by its placeholder. */
function mentionOf(name: string): RegExp {
  const [schema, own] = name.split('.') as [string, string]
  const ends = own.replaceAll(/(meal|exercise|blood_pressure|glucose)/g, '(?:$1|\\$\\{\\w+\\})')
  return new RegExp(schema === 'public' ? `['".\` ]${ends}\\b` : `${schema}['", .\`]+${ends}\\b`)
}

/** The tests in the folder of a source, or in the nearest one above it that has some. */
function testsBeside(path: string, files: readonly SourceText[]): string[] {
  for (let folder = dirname(path); folder !== 'server' && folder !== '.';) {
    const tests = files.filter((file) => isTest(file) && posix.dirname(file.path) === folder)
    if (tests.length > 0) return tests.map((test) => test.path)
    folder = dirname(folder)
  }
  return []
}
