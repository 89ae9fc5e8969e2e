import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { launchServer, startServer, temporaryFolder } from '#tests/support/server-process.ts'

const disk = temporaryFolder()
const mount = (options: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'x', disk.path]).status === 0
const canMount = mount('size=12m')
afterAll(() => {
  if (canMount) execFileSync('umount', [disk.path])
  disk.remove()
})

describe.runIf(canMount)('an embedded database on a full disk', () => {
  const env = { DATA_DIR: join(disk.path, 'data') }
  const rejection = async () => {
    const server = await launchServer(env)
    expect(await server.ended).toBe(1)
    return server.output()
  }

  it('says so at the first start, and starts once there is space', async () => {
    expect(await rejection()).toContain('disk of DATA_DIR is full')
    expect(mount('remount,size=600m')).toBe(true)
    const server = await startServer(env)
    const sent = await fetch(`${server.url}/auth/v1/signup`, {
      method: 'POST',
      body: JSON.stringify({ email: 'kept@example.test', password: 'Lusaka-Morning-7' }),
    })
    expect(sent.status).toBe(200)
    expect(await server.stop('SIGKILL')).toBe('SIGKILL')
  })

  it('says that the disk is full and the records are there, and has them once there is space', async () => {
    const filler = join(disk.path, 'filler')
    const large = Buffer.alloc(4 << 20)
    for (const size of [large, large.subarray(0, 4096)])
      for (let isFull = false; !isFull;)
        try {
          writeFileSync(filler, size, { flag: 'a' })
        } catch {
          isFull = true
        }
    const said = await rejection()
    expect(said).toContain('The disk of DATA_DIR is full: 0 MB are free')
    expect(said).toContain('the records are still there')
    expect(said).not.toContain('Restore a backup')
    rmSync(filler)
    const server = await startServer(env)
    const mails = await (await fetch(`${server.url}/dev/mail.json`)).text()
    expect(mails).toContain('kept@example.test')
    expect(await server.stop()).toBe(0)
  })
})
