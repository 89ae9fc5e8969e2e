import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { folder, processesOf, removeLeftovers } from './processes.ts'

it.runIf(process.platform === 'linux')(
  'finds the processes of a run, and of a run that one of its tests has begun',
  async () => {
    const marks = ['an-outer-run', 'an-outer-run/an-inner-run', 'an-outer-run-2']
    const children = marks.map((mark) =>
      spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)'], {
        env: { UBUMI_TEST_MARK: mark },
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    )
    try {
      await Promise.all(children.map(({ stdout }) => once(stdout, 'data')))
      const [outer, inner] = children.map(({ pid }) => pid)
      expect(new Set(processesOf('UBUMI_TEST_MARK=an-outer-run'))).toEqual(new Set([outer, inner]))
      expect(processesOf('UBUMI_TEST_MARK=an-outer-run/an-inner-run')).toEqual([inner])
    } finally {
      for (const child of children) child.kill('SIGKILL')
      removeLeftovers()
    }
    expect(existsSync(folder)).toBe(false)
  },
)
