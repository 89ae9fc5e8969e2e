/** What `npm test -- --changed` runs besides types and style. */
export interface Selection {
  /** Parts of the paths of vitest files. */
  vitest: string[]
  /** Browser tests, whole paths. */
  playwright: string[]
  /** Tests of a way to run the server in production: whole paths, or the folder of all of them. */
  deploy: string[]
}

/** Quick rules about the whole project: names, structure, access and the description of the API. */
const always = [
  'tests/architecture.test.ts',
  'tests/audience.test.ts',
  'tests/openapi.test.ts',
  'tests/landed-migrations.test.ts',
  'tests/language.test.ts',
  'tests/references.test.ts',
]

/** What asks each document, record and package for its form and its reason. */
const afterDocuments = [
  'tests/develop-guide.test.ts',
  'tests/hazard-log.test.ts',
  'tests/process/new-feature.test.ts',
  'tests/records.test.ts',
]

/** The pages, and what all of `web/` must keep: files at its root belong to no feature. */
const atRootOfWeb = [
  'tests/every-page.test.ts',
  'web/failure-words.test.ts',
  'web/free-text.test.ts',
]

/** What asks each write to a store of the browser whose it is. */
const afterWeb = ['tests/browser-stores.test.ts']

/** What asks each table, check, grant and policy for its entry. */
const afterSchema = [
  'tests/access.test.ts',
  'tests/checks.test.ts',
  'tests/health-tables.test.ts',
  'tests/own-rows.test.ts',
  'tests/query-plans.test.ts',
  'tests/table-types.test.ts',
  'server/accounts/my-data/personal-tables.test.ts',
  'server/admin/accounts/front-desk/records.test.ts',
]

/** What compares a new database with an upgraded one, and applies texts again. */
const afterDatabase = ['tests/process/schema.test.ts', 'tests/process/upgrade.test.ts']

/** Folders that files of each feature import: their quick tests all run. */
const shared = ['domain/values', 'web/platform', 'web/ui']

/** What asks each route for its entry. */
const afterRoutes = ['tests/declared-answers.test.ts', 'tests/ids.test.ts']

/** What asks the examples for operators, without the programs that they are for. */
const afterDeployment = ['tests/deploy-examples.test.ts', 'tests/alert-rules.test.ts']

/** Which tests of `tests/deploy` need a part. */
const deployTests: readonly [part: RegExp, names: readonly string[]][] = [
  [/^deploy\/(nginx|caddy)\//, ['proxies', 'proxy-chunks', 'proxy-requests']],
  [/^deploy\/haproxy/, ['rolling']],
  [/^deploy\/(compose|container)\//, ['compose', 'container']],
  [/^deploy\/systemd\//, ['systemd']],
  [/^deploy\/pgbouncer/, ['pooler']],
  [/^deploy\/pgbackrest\//, ['pgbackrest']],
  [/^deploy\/patroni\//, ['standby']],
  [/^deploy\/postgresql\.sql$/, ['compose', 'pooler']],
  // `afterDeployment` has what asks about it.
  [/^deploy\/prometheus\//, []],
  [/^scripts\/release/, ['release']],
  [/^server\/platform\/db\/replica/, ['replica', 'replica-checks']],
  [/^server\/platform\/db\/(pools|own-session)/, ['pooler']],
  [/^server\/platform\/db\/listen/, ['pooler', 'standby']],
]

function deployTestsFor(path: string): string[] {
  if (/^tests\/deploy\/[^/]+\.test\.ts$/.test(path)) return [path]
  const known = deployTests.find(([part]) => part.test(path))
  return known ? known[1].map((name) => `tests/deploy/${name}.test.ts`) : ['tests/deploy/']
}

/** Whether a file is part of a way to run the server in production. */
export const isDeployment = (path: string) =>
  /^(deploy\/|tests\/deploy\/|scripts\/release|server\/platform\/db\/(pools|replica|listen|own-session))/.test(
    path,
  )

/**
 * The tests beside what changed: those of the same feature in `domain/`, `server/` and `web/`, the gates that ask for
 * entries about it, and changed tests themselves. The import graph is of no help: each test of a route starts the
 * whole app.
 *
 * @param paths changed files, from the root of the project
 */
export function testsFor(paths: readonly string[]): Selection {
  const vitest = new Set(always)
  const playwright = new Set<string>()
  const deploy = new Set<string>()
  const add = (files: readonly string[]) => files.forEach((file) => vitest.add(file))
  for (const path of paths) {
    const [top = '', folder = ''] = path.split('/')
    const isInFeature = ['domain', 'server', 'web'].includes(top) && !folder.includes('.')
    if (path.startsWith('tests/e2e/') && path.endsWith('.spec.ts')) playwright.add(path)
    else if (/\.test\.tsx?$/.test(path) && !path.startsWith('tests/deploy/')) vitest.add(path)
    else if (top === 'database') {
      add([...afterSchema, ...afterDatabase])
      if (folder !== 'migrations' && !folder.includes('.')) vitest.add(`server/${folder}/`)
    } else if (top === 'scripts') vitest.add('scripts/')
    else if (isInFeature) add(['domain', 'server', 'web'].map((layer) => `${layer}/${folder}/`))
    else if (top === 'web') add(atRootOfWeb)
    if (shared.includes(`${top}/${folder}`)) add(top === 'domain' ? ['domain/', 'web/'] : ['web/'])
    if (top === 'web') add(afterWeb)
    if (path.startsWith('server/platform/db/')) add(afterDatabase)
    if (/^(domain|server)\//.test(path)) add(afterRoutes)
    if (top === 'docs' || path === 'package.json') add(afterDocuments)
    if (path.startsWith('tests/support/')) add(gatesOf(path))
    if (top === 'deploy') add(afterDeployment)
    if (isDeployment(path)) deployTestsFor(path).forEach((file) => deploy.add(file))
  }
  return { vitest: [...vitest], playwright: [...playwright], deploy: [...deploy] }
}

/** The gates that read a list of `tests/support/`. */
function gatesOf(path: string): string[] {
  const [, list = ''] = /^tests\/support\/([a-z]+)/.exec(path) ?? []
  return (
    {
      access: ['tests/access.test.ts', 'tests/own-rows.test.ts'],
      catalogue: ['tests/access.test.ts', 'tests/own-rows.test.ts'],
      check: ['tests/checks.test.ts'],
      checks: ['tests/checks.test.ts'],
      gate: [...afterSchema, ...afterRoutes, ...afterDocuments],
      health: ['tests/health-tables.test.ts'],
      id: ['tests/ids.test.ts'],
    }[list] ?? []
  )
}
