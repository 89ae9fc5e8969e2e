import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import {
  launchServer,
  runNode,
  type ServerProcess,
  startServer,
  temporaryFolder,
} from '#tests/support/server-process.ts'

describe('the folder of the embedded database', () => {
  const folder = temporaryFolder()
  const running: ServerProcess[] = []
  const keep = (server: ServerProcess) => {
    running.push(server)
    return server
  }
  afterEach(async () => {
    for (const server of running.splice(0)) await server.stop('SIGKILL')
    folder.remove()
  })

  it('rejects a second process with a clear message, does not disturb the first, and takes over a stale lock', async () => {
    const first = keep(await startServer({ DATA_DIR: folder.path }))
    const second = keep(await launchServer({ DATA_DIR: folder.path }))
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(
      new RegExp(`Process ${first.child.pid} already uses the database in .*${folder.path}`),
    )
    expect(second.output().trim().split('\n')).toHaveLength(2)
    expect((await fetch(`${first.url}/api/health`)).status).toBe(200)

    await first.stop('SIGKILL')
    const owner = join(folder.path, 'database/owner.pid')
    expect(existsSync(owner), 'a killed process cannot clean up').toBe(true)
    const third = keep(await startServer({ DATA_DIR: folder.path }))
    expect(Number(readFileSync(owner, 'utf8'))).toBe(third.child.pid)
    expect(await third.stop()).toBe(0)
    expect(existsSync(owner)).toBe(false)
  })

  it('lets no other user read the database, the files and the keys, whatever the umask, nor what an earlier version left open', async () => {
    mkdirSync(folder.path, { recursive: true })
    const preload = join(folder.path, 'umask.mjs')
    writeFileSync(preload, 'process.umask(0)')
    const DATA_DIR = join(folder.path, 'data')
    const start = async () => {
      const settings = { DATA_DIR, NODE_OPTIONS: `--import=${preload}` }
      const server = keep(await startServer(settings))
      const found = modes(DATA_DIR)
      expect(await server.stop()).toBe(0)
      return [...found, ...modes(DATA_DIR)]
    }
    const first = await start()
    expect(first.length).toBeGreaterThan(500)
    expect(first.filter(isOpen)).toEqual([])

    for (const { path, isFolder } of modes(DATA_DIR)) chmodSync(path, isFolder ? 0o755 : 0o644)
    expect((await start()).filter(isOpen)).toEqual([])
  })

  it('calls fsync for each commit', async () => {
    const preload = join(folder.path, 'count-fsync.mjs')
    mkdirSync(folder.path, { recursive: true })
    // The counter is installed in the process before any server code is loaded.
    writeFileSync(
      preload,
      `import fs from 'node:fs'
       import { syncBuiltinESMExports } from 'node:module'
       const own = fs.fsyncSync
       globalThis.fsyncCalls = 0
       fs.fsyncSync = (file) => { globalThis.fsyncCalls++; return own(file) }
       syncBuiltinESMExports()`,
    )
    const writer = keep(
      runNode(['--import', preload, 'tests/process/support/count-commits.ts'], {
        DATA_DIR: join(folder.path, 'data'),
      }),
    )
    expect(await writer.ended, writer.output()).toBe(0)
    const { commits, calls } = JSON.parse(writer.output()) as { commits: number; calls: number }
    expect(commits).toBe(20)
    expect(calls).toBeGreaterThanOrEqual(commits)
  })
})

/** Every file and folder with its mode, the folder itself included. */
function modes(folder: string) {
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return ['', ...inside].map((name) => {
    const path = join(folder, name)
    const { mode } = statSync(path)
    return { path, isFolder: statSync(path).isDirectory(), mode: (mode & 0o777).toString(8) }
  })
}

const isOpen = ({ isFolder, mode, path }: ReturnType<typeof modes>[number]) =>
  mode !== (isFolder ? '700' : '600') && !path.endsWith('backup.sock')
