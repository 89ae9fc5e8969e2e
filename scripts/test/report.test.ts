import { describe, expect, it } from 'vitest'
import { linesAbout, readPlaywright, readVitest } from './report.ts'

describe('the end of a test run', () => {
  const vitest = JSON.stringify({
    testResults: [
      {
        name: '/home/project/server/a.test.ts',
        status: 'failed',
        assertionResults: [
          {
            ancestorTitles: ['a record'],
            title: "keeps (a) patient's note",
            fullName: "a record keeps (a) patient's note",
            status: 'failed',
            duration: 1500,
            failureMessages: ['AssertionError: expected 1 to be 2\n\n    at a.test.ts:7'],
          },
          {
            ancestorTitles: ['a record'],
            title: 'is quick',
            fullName: 'a record is quick',
            status: 'passed',
            duration: 3,
          },
        ],
      },
      {
        name: '/home/project/server/b.test.ts',
        status: 'failed',
        assertionResults: [],
        message: 'Cannot find module',
      },
    ],
  })
  const playwright = JSON.stringify({
    suites: [
      {
        title: 'booking.spec.ts',
        file: 'booking.spec.ts',
        suites: [
          {
            title: 'on a phone',
            file: 'support/states.ts',
            specs: [
              {
                title: 'books',
                tests: [
                  {
                    projectName: 'phone',
                    status: 'flaky',
                    results: [
                      {
                        duration: 9000,
                        errors: [{ message: 'Error: \u001B[31mstrict mode\u001B[39m' }],
                      },
                    ],
                  },
                  { projectName: 'desktop', status: 'expected', results: [{ duration: 4000 }] },
                ],
              },
            ],
          },
        ],
      },
    ],
  })

  it('names the slowest tests first, then of each failed one its command and what it said', () => {
    const tests = [...readVitest(vitest, '/home/project'), ...readPlaywright(playwright)]
    expect(linesAbout(tests)).toEqual([
      'The ten slowest tests:',
      '    9.0 s  tests/e2e/booking.spec.ts: on a phone > books (phone)',
      '    4.0 s  tests/e2e/booking.spec.ts: on a phone > books (desktop)',
      "    1.5 s  server/a.test.ts: a record keeps (a) patient's note",
      '    0.0 s  server/a.test.ts: a record is quick',
      '    0.0 s  server/b.test.ts: the file itself',
      'To run a failed test again:',
      String.raw`  npm test -- server/a.test.ts --name '^a record > keeps \(a\) patient'\''s note$'`,
      '    AssertionError: expected 1 to be 2',
      '        at a.test.ts:7',
      '  npm test -- server/b.test.ts',
      '    Cannot find module',
      "  npm test -- tests/e2e/booking.spec.ts --project phone --name 'on a phone books( @core)?$'",
      '    Error: strict mode',
    ])
  })

  it('has a command for a file that fails beside its tests, and one line for a title of two', () => {
    const one = { ancestorTitles: [], fullName: '', duration: 3 }
    const reports = [
      {
        name: '/home/project/web/two words.test.ts',
        status: 'failed',
        message: 'after all tests',
        assertionResults: [{ ...one, title: 'passes', status: 'passed' }],
      },
      {
        name: '/home/project/web/c.test.ts',
        status: 'failed',
        assertionResults: [{ ...one, title: 'keeps\nlines', status: 'failed' }],
      },
    ]
    const lines = linesAbout(readVitest(JSON.stringify({ testResults: reports }), '/home/project'))
    expect(lines.slice(lines.indexOf('To run a failed test again:') + 1)).toEqual([
      "  npm test -- 'web/two words.test.ts'",
      '    after all tests',
      String.raw`  npm test -- web/c.test.ts --name '^keeps\nlines$'`,
    ])
  })

  it('says nothing of failures where there are none', () => {
    expect(linesAbout([])).toEqual(['The ten slowest tests:'])
  })
})
