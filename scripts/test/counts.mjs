/** How many tests passed and failed, from the JSON report of vitest; a file that would not load is a failure. */
export function countVitest(text) {
  const report = JSON.parse(text)
  const broken = report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((one) => one.status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/** The same from the JSON report of Playwright; a test that passed only on a retry is a failure. */
export function countPlaywright(text) {
  const { stats, errors } = JSON.parse(text)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}
