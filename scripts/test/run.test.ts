import { afterEach, describe, expect, it, vi } from 'vitest'
import { countPlaywright, countVitest, summary } from './counts.ts'
import { chromium, installPackage } from './install-package.ts'

describe('the last lines of a test run', () => {
  it('name what could not run, and let the rest pass on a desk', () => {
    const { lines, isGood } = summary({ passed: 7, failed: 0 }, ['browser tests: no Chromium'])
    expect(lines).toEqual(['NOT RUN: browser tests: no Chromium', '7 passed, 0 failed'])
    expect(isGood).toBe(true)
  })

  it('count what could not run as failed where CI=true', () => {
    const { lines, isGood } = summary({ passed: 7, failed: 1 }, ['browser tests'], 'true')
    expect(lines).toEqual(['NOT RUN (a failure here): browser tests', '7 passed, 2 failed'])
    expect(isGood).toBe(false)
  })

  it('count a file that would not load, a flaky test and an error outside all tests as failures', () => {
    const broken = { status: 'failed', assertionResults: [] }
    const vitest = { numPassedTests: 3, numFailedTests: 0, testResults: [broken] }
    expect(countVitest(JSON.stringify(vitest))).toEqual({ passed: 3, failed: 1 })
    const playwright = { stats: { expected: 2, unexpected: 0, flaky: 1 }, errors: [{}] }
    expect(countPlaywright(JSON.stringify(playwright))).toEqual({ passed: 2, failed: 2 })
  })
})

describe('a machine without Chromium', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  afterEach(() => said.mockClear())
  const runs = (code: number) => vi.fn(async () => ({ code, output: 'E: no such package' }))

  it('gets one from its distribution where that may be installed', async () => {
    const run = runs(0)
    const found = [undefined, '/usr/bin/chromium']
    const path = await installPackage(chromium, run, () => found.shift(), true)
    expect(path).toBe('/usr/bin/chromium')
    const commands = (run.mock.calls as unknown as [string, string[]][]).map(([name, words]) =>
      [name, ...words].join(' '),
    )
    expect(commands).toEqual([
      'apt-get update -q',
      'apt-get install -y -q --no-install-recommends chromium-headless-shell',
      'apt-get install -y -q --no-install-recommends chromium',
    ])
  })

  it('says why it could not, and goes on without', async () => {
    expect(await installPackage(chromium, runs(100), () => undefined, true)).toBeUndefined()
    expect(said).toHaveBeenLastCalledWith('E: no such package')
  })

  it('is left as it is where no package may be installed', async () => {
    const run = runs(0)
    expect(await installPackage(chromium, run, () => undefined, false)).toBeUndefined()
    expect(run).not.toHaveBeenCalled()
  })
})
