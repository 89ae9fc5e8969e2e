import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { limit } from '../../tests/support/patience.ts'
import { processesOf } from './marked-processes.ts'
import { folder, removeLeftovers } from './processes.ts'

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

const patient = { timeout: limit(20_000) }

/** A run as `npm test` begins it, which starts a server that does not end by itself. */
const aRun = `
  import { spawn } from 'node:child_process'
  import { folder, markProcesses, watchOver } from './scripts/test/processes.ts'
  watchOver()
  markProcesses()
  const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' })
  console.log(JSON.stringify({ folder, server: server.pid, mark: process.env.UBUMI_TEST_RUN }))
  setInterval(() => {}, 1000)
`

it.runIf(process.platform === 'linux').each(['SIGKILL', 'SIGTERM'] as const)(
  'leaves no server and no folder where the run itself is ended by %s',
  async (signal) => {
    const run = spawn(process.execPath, ['--input-type=module', '-e', aRun], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [text] = (await once(run.stdout, 'data')) as [Buffer]
    const began = JSON.parse(text.toString()) as { folder: string; server: number; mark: string }
    const left = () => processesOf(`UBUMI_TEST_RUN=${began.mark}`)
    expect(left()).toEqual([began.server])
    expect(existsSync(began.folder)).toBe(true)
    run.kill(signal)
    await expect.poll(() => [left(), existsSync(began.folder)], patient).toEqual([[], false])
  },
)
