import { stripVTControlCharacters } from 'node:util'

/** What a run says of single tests at its end: the slowest, and how to run a failed one again. */

export interface TestReport {
  /** Path of the file from the root of the project. */
  file: string
  title: string
  seconds: number
  hasFailed: boolean
  /** The command that runs this test alone. */
  command: string
  /** What a failed one said. */
  message?: string
}

/** Lines of a message that are shown: the assertion, both values, and where. */
const linesOfMessage = 12

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
/** As a regular expression that matches the text itself, in one line. */
const escaped = (text: string) =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)
/** A path as a word of a command. */
const asWord = (path: string) => (/^[\w./-]+$/.test(path) ? path : quoted(path))
const exactly = (title: string) => `^${escaped(title)}$`

interface VitestReport {
  testResults: {
    name: string
    assertionResults: {
      ancestorTitles: string[]
      title: string
      fullName: string
      status: string
      duration?: number | null
      failureMessages?: string[]
    }[]
    status: string
    message?: string
  }[]
}

/**
 * @param root folder of the project, as in the paths of the report
 * @param project of `vitest.config.ts`, where the files belong to several
 */
export function readVitest(text: string, root: string, project?: string): TestReport[] {
  const { testResults } = JSON.parse(text) as VitestReport
  return testResults.flatMap(({ name, assertionResults, status, message = '' }) => {
    const file = name.replace(`${root}/`, '')
    const run = `npm test -- ${asWord(file)}${project ? ` --project ${project}` : ''}`
    // It does not load, or what it does before or after its tests fails.
    const isBroken = status === 'failed' && !assertionResults.some((one) => one.status === 'failed')
    const itself = {
      file,
      title: 'the file itself',
      seconds: 0,
      hasFailed: true,
      command: run,
      message,
    }
    const tests = assertionResults.map(
      ({ ancestorTitles, title, fullName, status: result, duration, failureMessages = [] }) => ({
        file,
        title: fullName,
        seconds: (duration ?? 0) / 1000,
        hasFailed: result === 'failed',
        command: `${run} --name ${quoted(exactly([...ancestorTitles, title].join(' > ')))}`,
        message: failureMessages.join('\n'),
      }),
    )
    return isBroken ? [itself, ...tests] : tests
  })
}

interface Suite {
  title: string
  /** Of an outermost suite the test file, from the folder of the browser tests. */
  file: string
  suites?: Suite[]
  specs?: {
    title: string
    tests: {
      projectName: string
      status: string
      results: { duration: number; errors?: { message?: string }[] }[]
    }[]
  }[]
}

export function readPlaywright(text: string): TestReport[] {
  const { suites } = JSON.parse(text) as { suites: Suite[] }
  // A test that a shared module declares is run by the file that called it: its outermost suite.
  return suites.flatMap((suite) => readSuite(suite, `tests/e2e/${suite.file}`, []))
}

function readSuite(suite: Suite, file: string, groups: readonly string[]): TestReport[] {
  const inner = (suite.suites ?? []).flatMap((one) => readSuite(one, file, [...groups, one.title]))
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      file,
      title: `${[...groups, title].join(' > ')} (${projectName})`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      hasFailed: status === 'unexpected' || status === 'flaky',
      command: `npm test -- ${asWord(file)} --project ${projectName} --name ${quoted(`${escaped([...groups, title].join(' '))}( @core)?$`)}`,
      message: results
        .flatMap(({ errors = [] }) => errors.map((error) => error.message ?? ''))
        .join('\n'),
    })),
  )
  return [...own, ...inner]
}

/** The ten slowest tests, then of each failed one its command and the beginning of what it said. */
export function linesAbout(tests: readonly TestReport[]): string[] {
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
  const failed = new Map(
    tests.filter((one) => one.hasFailed).map(({ command, message }) => [command, message ?? '']),
  )
  return [
    'The ten slowest tests:',
    ...slowest.map(
      ({ seconds, file, title }) => `${seconds.toFixed(1).padStart(7)} s  ${file}: ${title}`,
    ),
    ...(failed.size > 0 ? ['To run a failed test again:'] : []),
    ...[...failed].flatMap(([command, message]) => [`  ${command}`, ...beginningOf(message)]),
  ]
}

function beginningOf(message: string): string[] {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((one) => one.trim())
  return lines.slice(0, linesOfMessage).map((one) => `    ${one.slice(0, 300)}`)
}
