import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Runs a command as a person would paste it. */
function runInShell(command: string) {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

it.each(['tests/process/one-of-three.failing.ts', 'tests/e2e/one-of-three.failing.ts'])(
  'the command that is printed for the failed test of %s runs that test alone',
  (file) => {
    const all = runInShell(`npm test -- ${file} --project failing`)
    // The build counts as well, where there was none yet.
    expect(all.output).toMatch(/^[23] passed, 1 failed$/m)
    expect(all.status).toBe(1)
    const [, command] = /To run a failed test again:\n {2}(npm test -- .+)/.exec(all.output) ?? []
    const again = runInShell(command!)
    expect(again.output).toContain('0 passed, 1 failed')
    expect(again.output).toContain(command)
    expect(again.status).toBe(1)
  },
)
