/** What `npm test -- --changed` runs besides types and style. */
export interface Selection {
  /** Parts of the paths of vitest files. */
  vitest: string[]
  /** Browser tests, whole paths. */
  playwright: string[]
}

/** Quick rules about the whole project: names, structure, access and the description of the API. */
const always = [
  'tests/architecture.test.ts',
  'tests/audience.test.ts',
  'tests/openapi.test.ts',
  'tests/landed-migrations.test.ts',
]

/** The pages, and what all of `web/` must keep: files at its root belong to no feature. */
const atRootOfWeb = [
  'tests/every-page.test.ts',
  'web/failure-words.test.ts',
  'web/free-text.test.ts',
]

const afterSchema = [
  'tests/access.test.ts',
  'tests/process/schema.test.ts',
  'tests/table-types.test.ts',
  'tests/scans.test.ts',
]

/** Whether a file is part of a way to run the server in production. */
export const isDeployment = (path: string) =>
  /^(deploy\/|tests\/deploy\/|scripts\/release|server\/platform\/db\/(pools|replica|listen|own-session))/.test(
    path,
  )

/**
 * The tests beside what changed: those of the same feature in `domain/`, `server/` and `web/`, those of
 * the tables after a change of `database/`, and changed tests themselves. The import graph is of no help: each test
 * of a route starts the whole app.
 *
 * @param paths changed files, from the root of the project
 */
export function testsFor(paths: readonly string[]): Selection {
  const vitest = new Set(always)
  const playwright = new Set<string>()
  for (const path of paths) {
    const [top, folder = ''] = path.split('/')
    if (path.startsWith('tests/e2e/') && path.endsWith('.spec.ts')) playwright.add(path)
    else if (/\.test\.tsx?$/.test(path)) vitest.add(path)
    else if (top === 'database') {
      for (const file of afterSchema) vitest.add(file)
      if (folder !== 'migrations' && !folder.includes('.')) vitest.add(`server/${folder}/`)
    } else if (top === 'scripts') vitest.add('scripts/')
    else if (['domain', 'server', 'web'].includes(top!) && !folder.includes('.'))
      for (const layer of ['domain', 'server', 'web']) vitest.add(`${layer}/${folder}/`)
    else if (top === 'web') for (const file of atRootOfWeb) vitest.add(file)
  }
  return { vitest: [...vitest], playwright: [...playwright] }
}
