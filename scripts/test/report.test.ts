import { describe, expect, it } from 'vitest'
import { linesAbout, readPlaywright, readVitest } from './report.ts'

describe('the end of a test run', () => {
  const vitest = JSON.stringify({
    testResults: [
      {
        name: '/home/project/server/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: "keeps (a) patient's note", status: 'failed', duration: 1500 },
          { fullName: 'is quick', status: 'passed', duration: 3 },
        ],
      },
      { name: '/home/project/server/b.test.ts', status: 'failed', assertionResults: [] },
    ],
  })
  const playwright = JSON.stringify({
    suites: [
      {
        suites: [
          {
            specs: [
              {
                title: 'books',
                file: 'booking.spec.ts',
                line: 12,
                tests: [
                  { projectName: 'phone', status: 'flaky', results: [{ duration: 9000 }] },
                  { projectName: 'desktop', status: 'expected', results: [{ duration: 4000 }] },
                ],
              },
            ],
          },
        ],
      },
    ],
  })

  it('names the slowest tests first, and the command that runs each failed one again', () => {
    const tests = [...readVitest(vitest, '/home/project'), ...readPlaywright(playwright)]
    expect(linesAbout(tests)).toEqual([
      'The ten slowest tests:',
      '    9.0 s  tests/e2e/booking.spec.ts: books (phone)',
      '    4.0 s  tests/e2e/booking.spec.ts: books (desktop)',
      "    1.5 s  server/a.test.ts: keeps (a) patient's note",
      '    0.0 s  server/a.test.ts: is quick',
      '    0.0 s  server/b.test.ts: the file itself',
      'To run a failed test again:',
      String.raw`  npx vitest run server/a.test.ts -t 'keeps \(a\) patient'\''s note'`,
      '  npx vitest run server/b.test.ts',
      '  npx playwright test tests/e2e/booking.spec.ts:12 --project phone',
    ])
  })

  it('says nothing of failures where there are none', () => {
    expect(linesAbout([])).toEqual(['The ten slowest tests:'])
  })
})
