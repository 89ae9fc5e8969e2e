import { existsSync } from 'node:fs'
import { findFirefox } from '../../tests/support/browsers/firefox.ts'
import { findWebKit } from '../../tests/support/browsers/webkit.ts'
import { startPostgres } from '../../tests/support/postgres.ts'
import { isDeployment, testsFor } from './changed.ts'
import { changedSince, lastDay } from './commits.ts'
import { prepareDeployment } from './deployment.ts'
import { firefox, installPackage, webKit } from './install-package.ts'
import { markProcesses, removeLeftovers, run, signalChildren, watchOver } from './processes.ts'
import { affectedOf, fifthOf, listRest, runParts } from './rest.ts'
import { addNotRun, leaveForRelease, report, step } from './results.ts'
import { build, checkStyle, checkTypes, runPlaywright, runVitest } from './runners.ts'
import { readWords, type Wanted } from './words.ts'

/** Minutes after which CI begins nothing further, so that it ends within an hour also on a slow machine. */
const minutesOfCi = 40

const wanted = readWanted()
const isWithinRun = process.env.UBUMI_TEST_RUN !== undefined
let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  // The terminal was closed.
  ['SIGHUP', 129],
] as const) {
  process.on(signal, () => {
    signalChildren(signal)
    void cleanUp().finally(() => process.exit(code))
  })
}

watchOver()
markProcesses()
try {
  await runGroup(wanted)
} finally {
  await cleanUp()
}
process.exit(report() ? 0 : 1)

function readWanted(): Wanted {
  try {
    return readWords(process.argv.slice(2))
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

async function runGroup(asked: Wanted): Promise<void> {
  switch (asked.group) {
    case 'core':
      return void (await runCore())
    case 'all':
      return runAll()
    case 'ci':
      return runCi()
    case 'changed':
      return runChanged(asked.base)
    case 'files':
      return runFiles(asked)
    case 'browsers':
      return runBrowsers()
    case 'deploy':
      return runDeployment(['deploy', 'pooler-transaction', 'pooler-session'])
  }
}

/** @returns address of the PostgreSQL server that the tests used */
async function runCore(): Promise<string | undefined> {
  const [database] = await Promise.all([findDatabase(), build()])
  const engine = database ? 'postgres' : 'embedded'
  await Promise.all([
    checkTypes().then(checkStyle),
    runVitest({ name: 'vitest', projects: ['unit', 'mocks', engine], database, isShown: true }),
  ])
  await runPlaywright({ name: 'browser tests', projects: ['core'], database })
  return database
}

/** Everything but what needs further programs: it belongs to a release. */
async function runAll(): Promise<void> {
  const database = await runCore()
  await runParts(await listRest(), database)
  await step('benches', process.execPath, ['bench/run.ts', '--small'])
}

/** The core, then of the rest what the commits of the last day can affect, and a fifth that changes each day. */
async function runCi(): Promise<void> {
  const start = performance.now()
  const database = await runCore()
  const now = performance.now()
  // The rest of a large change would take hours: it gets as long as the core took.
  const deadline = Math.min(start + minutesOfCi * 60_000, now + (now - start))
  const { day, paths } = await lastDay()
  const rest = await listRest()
  const affected = rest.map((part) => ({ ...part, files: affectedOf(part, paths) }))
  const turn = rest.map((part, at) => ({
    ...part,
    files: fifthOf(part.files, day).filter((file) => !affected[at]!.files.includes(file)),
  }))
  await runParts([...affected, ...turn], database, deadline)
  if (!paths.some(isDeployment)) return
  if (performance.now() < deadline) await runDeployment(['deploy'])
  else leaveForRelease('the tests of deploy, for which there was no time')
}

async function runChanged(base: string): Promise<void> {
  const { vitest, playwright, deploy } = testsFor(await changedSince(base))
  const specs = playwright.filter((path) => existsSync(path))
  const database = await findDatabase()
  const engine = database ? 'postgres' : 'embedded'
  const projects = ['unit', 'mocks', engine, 'process', 'waiting']
  await Promise.all([
    checkTypes(),
    checkStyle(),
    runVitest({ name: 'vitest', projects, files: vitest, database, isShown: true }),
  ])
  if (specs.length > 0) {
    await build()
    await runPlaywright({
      name: 'browser tests',
      projects: ['core', 'phone'],
      files: specs,
      database,
    })
  }
  if (deploy.length > 0) await runDeployment(['deploy'], deploy)
}

/** Chosen files, as in the command that a failed run prints. */
async function runFiles(asked: Extract<Wanted, { group: 'files' }>): Promise<void> {
  const { files, project, name: title } = asked
  const isBrowser = (file: string) => file.startsWith('tests/e2e/')
  const database = await findDatabase()
  const specs = files.filter(isBrowser)
  const others = files.filter((file) => !isBrowser(file))
  const named = { ...(title ? { title } : {}), database }
  if (others.length > 0) {
    const usual = ['unit', 'mocks', database ? 'postgres' : 'embedded', 'process', 'waiting']
    const projects = project ? [project] : usual
    if (projects.some((one) => /^(deploy|pooler)/.test(one))) process.env.TEST_DEPLOY = 'true'
    await runVitest({ name: 'vitest', projects, files: others, ...named, isShown: true })
  }
  if (specs.length > 0) {
    // A run that a test has begun uses what is built: other tests are served from it.
    if (!isWithinRun || !existsSync('dist/web.stamp')) await build()
    const projects = project ? [project] : ['core', 'phone']
    await runPlaywright({ name: 'browser tests', projects, files: specs, ...named })
  }
}

/** One journey in each browser that the other tests do not use. */
async function runBrowsers(): Promise<void> {
  for (const [browser, find] of [
    [firefox, findFirefox],
    [webKit, findWebKit],
  ] as const)
    if (!(find() ?? (await installPackage<unknown>(browser, run, find))))
      addNotRun(`the journey in ${browser.name}: it was not found and could not be installed`)
  await build()
  await runVitest({ name: 'browsers', projects: ['browsers'], isShown: true })
}

/** Ways to run the server in production that need further programs. */
async function runDeployment(
  projects: readonly string[],
  files: readonly string[] = [],
): Promise<void> {
  const hasPooler = await prepareDeployment()
  const database = await findDatabase()
  process.env.TEST_DEPLOY = 'true'
  await build()
  const possible = projects.filter((one) => one === 'deploy' || (hasPooler && database))
  const name = 'deployment'
  await runVitest({ name, projects: possible, files, database, isShown: true })
}

/** Address of a PostgreSQL server to test on, or undefined where there is none to be had. */
async function findDatabase(): Promise<string | undefined> {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL
  try {
    postgres ??= await startPostgres()
    return postgres.url
  } catch (error) {
    addNotRun(`tests on PostgreSQL: no server could be started (${(error as Error).message})`)
    return undefined
  }
}

async function cleanUp(): Promise<void> {
  await postgres?.remove().catch(() => undefined)
  postgres = undefined
  const left = removeLeftovers()
  if (left > 0) console.log(`Ended ${left} processes that tests had left.`)
}
