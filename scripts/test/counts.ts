export interface Counts {
  passed: number
  failed: number
}

/** How many tests passed and failed, from the JSON report of vitest; a file that would not load is a failure. */
export function countVitest(text: string): Counts {
  const report = JSON.parse(text) as {
    numPassedTests: number
    numFailedTests: number
    testResults: { status: string; assertionResults: { status: string }[] }[]
  }
  const broken = report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((one) => one.status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/** The same from the JSON report of Playwright; a test that passed only on a retry is a failure. */
export function countPlaywright(text: string): Counts {
  const { stats, errors } = JSON.parse(text) as {
    stats: { expected: number; unexpected: number; flaky: number }
    errors: unknown[]
  }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/**
 * The last lines of a run: what could not run, by name, and the counts. Where CI=true everything must
 * run, so that what could not is a failure.
 */
export function summary({ passed, failed }: Counts, notRun: readonly string[], CI = '') {
  const isStrict = ['true', '1'].includes(CI)
  const all = failed + (isStrict ? notRun.length : 0)
  return {
    isGood: all === 0,
    lines: [
      ...notRun.map((what) => `NOT RUN${isStrict ? ' (a failure here)' : ''}: ${what}`),
      `${passed} passed, ${all} failed`,
    ],
  }
}
