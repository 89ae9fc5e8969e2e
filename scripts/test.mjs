// Everything that is tested, in one run: types, style, architecture, units, databases, browser.
// Ends with the slowest tests, the command for each failed one, and one line of counts. What could not
// run is named; where CI=true that is a failure.
// `--all` runs all database tests on both engines. `--changed` runs the tests beside the files that
// differ from the last commit, `--changed=main` from that branch. `--browsers` runs one journey in
// Firefox and WebKitGTK, and nothing else; `--deploy` the API behind PgBouncer, the files in
// OpenStack Swift, a rolling restart behind HAProxy, a standby, a release, and what is in deploy/.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { installIfNeeded } from './install.mjs'
import { onProjectNode } from './node-24.mjs'

process.chdir(resolve(import.meta.dirname, '..'))
installIfNeeded()
onProjectNode()

const { findTestBrowser } = await import('../tests/support/chromium.ts')
const { startPostgres } = await import('../tests/support/postgres.ts')
const { findFirefox } = await import('../tests/support/browsers/firefox.ts')
const { findWebKit } = await import('../tests/support/browsers/webkit.ts')
const { findPgBouncer } = await import('../tests/support/pgbouncer.ts')
const { findHaProxy } = await import('../tests/support/haproxy.ts')
const { findPgBackRest } = await import('../tests/support/pgbackrest.ts')
const { findSwift } = await import('../tests/support/swift.ts')
const { findProgram } = await import('../tests/support/programs.ts')
const { canStream } = await import('../tests/support/standby.ts')
const { previous } = await import('../tests/deploy/support/versions.ts')
const {
  chromium,
  firefox,
  haProxy,
  installPackage,
  pgBackRest,
  pgBouncer,
  swift,
  targets,
  webKit,
} = await import('./test/install-package.ts')
const { countPlaywright, countVitest, summary } = await import('./test/counts.ts')
const { linesAbout, readPlaywright, readVitest } = await import('./test/report.ts')
const { testsFor } = await import('./test/changed.ts')

const folder = mkdtempSync(join(tmpdir(), 'ubumi-test-'))
const children = new Set()
const counts = { passed: 0, failed: 0 }
const notRun = []
const tests = []
let postgres

const words = process.argv.slice(2)
const change = words.find((word) => /^--changed(=|$)/.test(word))
const unknown = words.filter((word) => !['--all', '--browsers', '--deploy', change].includes(word))
if (unknown.length > 0) {
  console.error(
    `npm test knows --all, --browsers, --deploy and --changed[=BRANCH], not ${unknown.join(' ')}.`,
  )
  process.exit(1)
}
if (words.includes('--all')) process.env.TEST_ALL = 'true'

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
    void cleanUp().finally(() => process.exit(code))
  })
}

try {
  if (words.includes('--browsers')) await runBrowsers()
  else if (words.includes('--deploy')) await runDeployment()
  else await (change ? runChanged(change.split('=')[1] ?? 'HEAD') : runAll())
} finally {
  await cleanUp()
}
report()

async function runAll() {
  const databaseUrl = findDatabase()
  const checks = [step('types', 'tsc', ['--noEmit']), ...style()]
  await buildOnce()
  const url = await databaseUrl
  if (!url) process.env.TEST_ALL = 'true'
  const projects = ['unit', 'embedded', 's3', 'process', ...(url ? ['postgres'] : [])]
  await Promise.all([
    ...checks,
    runVitest('vitest', projects, url, [], true),
    // At the same time as the rest: it mostly waits. Its output is shown where it fails.
    runVitest('waiting', ['waiting'], url, []),
  ])
  await runPlaywright([])
}

async function runChanged(base) {
  const { vitest, playwright } = testsFor(await changedFiles(base))
  const url = await findDatabase()
  await Promise.all([
    step('types', 'tsc', ['--noEmit']),
    ...style(),
    runVitest('vitest', ['unit', url ? 'postgres' : 'embedded'], url, vitest, true),
  ])
  if (playwright.length === 0) return
  await buildOnce()
  await runPlaywright(playwright)
}

/** One journey in each browser that the other tests do not use. */
async function runBrowsers() {
  for (const [browser, find] of [
    [firefox, findFirefox],
    [webKit, findWebKit],
  ])
    if (!(find() ?? (await installPackage(browser, run, find))))
      notRun.push(`the journey in ${browser.name}: it was not found and could not be installed`)
  await buildOnce()
  await runVitest('browsers', ['browsers'], undefined, [], true)
}

/** Ways to run the server in production that need further programs. */
async function runDeployment() {
  const hasPooler = findPgBouncer() ?? (await installPackage(pgBouncer, run, findPgBouncer))
  if (!hasPooler)
    notRun.push('the API behind PgBouncer: it was not found and could not be installed')
  await requireHaProxy()
  await requireSwift()
  if (!(findPgBackRest() ?? (await installPackage(pgBackRest, run, findPgBackRest))))
    notRun.push('going back to a time: pgBackRest was not found and could not be installed')
  await requireTargets()
  if (!canStream()) notRun.push('reading from a standby: no installed PostgreSQL has pg_basebackup')
  const url = await findDatabase()
  process.env.TEST_DEPLOY = 'true'
  await buildOnce()
  const poolers = hasPooler && url ? ['pooler-transaction', 'pooler-session'] : []
  await runVitest('deployment', ['deploy', ...poolers], url, [], true)
}

function style() {
  return [step('lint', 'oxlint', ['--type-aware']), step('format', 'oxfmt', ['--check'])]
}

function buildOnce() {
  return step('build, bytes', process.execPath, ['scripts/build.mjs', '--budget'])
}

/** Paths that differ from a commit, and those that are new. */
async function changedFiles(base) {
  const outputs = await Promise.all([
    run('git', ['diff', '--name-only', '--diff-filter=d', base]),
    run('git', ['ls-files', '--others', '--exclude-standard']),
  ])
  const failed = outputs.find(({ code }) => code !== 0)
  if (failed) throw new Error(`git does not know ${base}: ${failed.output}`)
  return outputs.flatMap(({ output }) => output.split('\n').filter(Boolean))
}

/** Address of a PostgreSQL server to test on, or undefined where there is none to be had. */
async function findDatabase() {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL
  try {
    postgres = await startPostgres()
    return postgres.url
  } catch (error) {
    notRun.push(`tests on PostgreSQL: no server could be started (${error.message})`)
    return undefined
  }
}

/** Its test skips itself where it is not found, or the history is not there. */
async function requireHaProxy() {
  const { code } = await run('git', ['cat-file', '-e', previous.commit])
  if (code !== 0) notRun.push('the rolling restart: this clone lacks the previous version')
  if (!(findHaProxy() ?? (await installPackage(haProxy, run, findHaProxy))))
    notRun.push('the rolling restart: HAProxy was not found and could not be installed')
}

/** Its tests skip themselves where it is not found. */
async function requireSwift() {
  if (!(findSwift() ?? (await installPackage(swift, run, findSwift))))
    notRun.push('files in OpenStack Swift: it was not found and could not be installed')
}

/** Likewise the tests of what is in `deploy/`. */
async function requireTargets() {
  for (const [program, packaged] of Object.entries(targets)) {
    const find = () => findProgram(program)
    if (!(find() ?? (await installPackage(packaged, run, find))))
      notRun.push(`deployment with ${packaged.name}: it was not found and could not be installed`)
  }
}

async function runVitest(name, projects, databaseUrl, files, isShown = false) {
  const file = join(folder, `${name}.json`)
  const { code, seconds, output } = await run(
    'vitest',
    [
      'run',
      '--maxWorkers=2',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...projects.flatMap((project) => ['--project', project]),
      ...files,
    ],
    databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {},
    isShown,
  )
  if (code !== 0) console.log(output)
  const json = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (json) tests.push(...readVitest(json, process.cwd()))
  const counted = json && countVitest(json)
  add(name, code, seconds, counted)
}

async function runPlaywright(files) {
  const named = process.env.CHROMIUM_PATH
  const path =
    findTestBrowser() ?? (named ? '' : await installPackage(chromium, run, findTestBrowser))
  if (!path) {
    notRun.push(
      named
        ? `browser tests: CHROMIUM_PATH names nothing that exists (${named})`
        : 'browser tests: no Chromium was found or could be installed; set CHROMIUM_PATH',
    )
    return
  }
  const file = join(folder, 'playwright.json')
  const { code, seconds } = await run(
    'playwright',
    // Lists the failures at the end, where a shortened log still has them.
    ['test', '--reporter=dot,json', ...files],
    { CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    true,
  )
  const json = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (json) tests.push(...readPlaywright(json))
  const counted = json && countPlaywright(json)
  add('browser tests', code, seconds, counted)
}

/** A check that passes or fails as a whole; its output is shown where it fails. */
async function step(name, command, words) {
  const { code, seconds, output } = await run(command, words)
  if (code !== 0) console.log(output)
  add(name, code, seconds, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })
}

/** Adds counts; a tool that failed without counting a failure counts as one. */
function add(name, code, seconds, counted = { passed: 0, failed: 0 }) {
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed
  counts.passed += counted.passed
  counts.failed += failed
  const verdict = failed > 0 ? `FAILED (${failed})` : `ok (${counted.passed})`
  console.log(`${name.padEnd(14)} ${verdict.padEnd(14)} ${seconds.toFixed(1)} s`)
}

function run(command, words, env = {}, isShown = false) {
  return new Promise((done) => {
    const began = performance.now()
    const child = spawn(command, words, {
      env: { ...process.env, ...env },
      stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
      shell: process.platform === 'win32',
    })
    children.add(child)
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    const end = (code) => {
      children.delete(child)
      done({ code, output, seconds: (performance.now() - began) / 1000 })
    }
    child.on('error', (error) => {
      output += error.message
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

async function cleanUp() {
  await postgres?.remove()
  postgres = undefined
  rmSync(folder, { recursive: true, force: true })
}

function report() {
  const { lines, isGood } = summary(counts, notRun, process.env.CI)
  console.log([...linesAbout(tests), ...lines].join('\n'))
  process.exit(isGood ? 0 : 1)
}
