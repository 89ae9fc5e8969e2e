import { type Counts, summary } from './counts.ts'
import { run } from './processes.ts'
import { linesAbout, type TestReport } from './report.ts'

const counts: Counts = { passed: 0, failed: 0 }
const notRun: string[] = []
const later: string[] = []
const tests: TestReport[] = []

/** Names what could not run: a failure where CI=true. */
export const addNotRun = (what: string) => void notRun.push(what)
/** Names what a later run is for. */
export const leaveForRelease = (what: string) => void later.push(what)
export const addTests = (reports: readonly TestReport[]) => void tests.push(...reports)

/** Adds counts; a tool that failed without counting a failure counts as one. */
export function addCounts(
  name: string,
  code: number,
  seconds: number,
  counted: Counts = { passed: 0, failed: 0 },
): void {
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed
  counts.passed += counted.passed
  counts.failed += failed
  const verdict = failed > 0 ? `FAILED (${failed})` : `ok (${counted.passed})`
  console.log(`${name.padEnd(14)} ${verdict.padEnd(14)} ${seconds.toFixed(1)} s`)
}

/** A check that passes or fails as a whole; its output is shown where it fails. */
export async function step(name: string, command: string, words: readonly string[]): Promise<void> {
  const { code, seconds, output } = await run(command, words)
  if (code !== 0) console.log(output)
  addCounts(name, code, seconds, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })
}

/** Prints the end of the run. @returns whether everything passed that had to */
export function report(): boolean {
  if (counts.passed + counts.failed === 0) addNotRun('any test: none has this file and name')
  const isStrict = counts.passed === 0 ? 'true' : process.env.CI
  const { lines, isGood } = summary(counts, notRun, isStrict)
  const left = later.map((what) => `Left for \`npm test -- --all\`: ${what}`)
  console.log([...linesAbout(tests), ...left, ...lines].join('\n'))
  return isGood
}
