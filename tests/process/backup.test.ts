import { dayAfter } from '#domain/values/lusaka.ts'
import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { todayInLusaka } from '#server/platform/clock.ts'
import { makeBackupKey } from '#server/platform/backup/encryption.ts'
import {
  launchServer,
  type ServerProcess,
  startServer,
  temporaryFolder,
} from '#tests/support/server-process.ts'
import { backupsIn } from './support/backups.ts'
import { limit } from '#tests/support/patience.ts'

/** Of a busy machine. */
const patient = { timeout: limit(30_000) }
const mountPoint = temporaryFolder()
const canMount =
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'x', mountPoint.path]).status === 0
afterAll(() => {
  if (canMount) execFileSync('umount', [mountPoint.path])
  mountPoint.remove()
})

describe('the backup of an embedded database', () => {
  const folder = temporaryFolder()
  const data = join(folder.path, 'data')
  const env = { DATA_DIR: data }
  let backups: Awaited<ReturnType<typeof backupsIn>>
  let server: ServerProcess
  let refresh_token: string
  const documents = () =>
    readdirSync(join(data, 'files/documents')).map((name) => join('files/documents', name))

  const post = (url: string, grant: string, body: object) =>
    fetch(`${url}/auth/v1/token?grant_type=${grant}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
  const person = { email: 'client@demo.test', password: 'Demo-2026!' }

  beforeAll(async () => {
    backups = await backupsIn(folder.path)
    server = await startServer({ ...env, SEED_DEMO: 'true' })
    ;({ refresh_token } = (await (await post(server.url, 'password', person)).json()) as {
      refresh_token: string
    })
  })
  afterAll(async () => {
    await server.stop('SIGKILL')
    folder.remove()
  })

  it('is made while the server writes, and has every row, file and session', async () => {
    let isMaking = true
    const writing = (async () => {
      const statuses = new Set<number>()
      while (isMaking) statuses.add((await post(server.url, 'password', person)).status)
      return statuses
    })()
    const made = await backups.backUp(env)
    isMaking = false
    expect(made, made.said).toMatchObject({ code: 0 })
    expect(await writing).toEqual(new Set([200]))
    const copy = join(folder.path, 'restored')
    expect(await backups.restore(backups.newest(), { DATA_DIR: copy })).toEqual({
      code: 0,
      said: expect.stringContaining('restored, and compared'),
    })
    expect(documents()).toHaveLength(4)
    for (const path of ['keys.json', 'signing-key.json', ...documents()])
      expect(readFileSync(join(copy, path)).equals(readFileSync(join(data, path))), path).toBe(true)
    const other = await startServer({ DATA_DIR: copy })
    expect((await post(other.url, 'refresh_token', { refresh_token })).status).toBe(200)
    expect(await other.stop()).toBe(0)
  })

  it('has nothing of a person in plain text, and leaves no copy behind', async () => {
    expect(readFileSync(backups.newest()).includes('demo.test')).toBe(false)
    await expect.poll(() => existsSync(join(data, 'copy-for-backup')), patient).toBe(false)
  })

  it('never overwrites records', async () => {
    const { code, said } = await backups.restore(backups.newest(), env)
    expect([code, said]).toEqual([1, expect.stringContaining('is not empty')])
  })

  it('is not restored with another key, nor where it is cut short', async () => {
    const target = { DATA_DIR: join(folder.path, 'target') }
    const otherKey = join(folder.path, 'other-key')
    writeFileSync(otherKey, (await makeBackupKey()).join('\n'))
    const wrong = await backups.restore(backups.newest(), target, otherKey)
    expect([wrong.code, wrong.said]).toEqual([1, expect.stringContaining('another public key')])
    const short = join(folder.path, 'short')
    writeFileSync(short, readFileSync(backups.newest()))
    truncateSync(short, 3_000_000)
    const cut = await backups.restore(short, target)
    expect([cut.code, cut.said]).toEqual([1, expect.stringContaining('not whole')])
    expect(existsSync(target.DATA_DIR) && readdirSync(target.DATA_DIR)).toEqual([])
  })

  it('made by hand deletes none, and that of the night only what is old', async () => {
    const dir = join(folder.path, 'of-years')
    mkdirSync(dir)
    const yesterday = dayAfter(todayInLusaka(), -1).replaceAll('-', '')
    const nights = [1, 2, 3, 4].map((hour) => `ubumi-${yesterday}T0${hour}2300Z.tar.gz.age`)
    const old = Array.from({ length: 9 }, (_, day) => `ubumi-2026010${day + 1}T012300Z.tar.gz.age`)
    for (const name of [...old, ...nights]) writeFileSync(join(dir, name), '')
    const here = { ...env, BACKUP_DIR: dir }
    expect(await backups.backUp(here)).toMatchObject({ code: 0 })
    expect(readdirSync(dir)).toEqual(expect.arrayContaining([...old, ...nights]))
    expect(await backups.backUpNightly(here)).toMatchObject({ code: 0 })
    expect(readdirSync(dir)).not.toContain(old[0])
  })

  it('says what to do where its folder is away, and does not make it', async () => {
    const BACKUP_DIR = join(folder.path, 'away')
    const { code, said } = await backups.backUp({ ...env, BACKUP_DIR })
    expect([code, said]).toEqual([1, expect.stringMatching(/no folder .*away. Mount it/)])
    expect(existsSync(BACKUP_DIR)).toBe(false)
  })

  it.runIf(canMount)('leaves nothing behind where the disk is full', async () => {
    const { code, said } = await backups.backUp({ ...env, BACKUP_DIR: mountPoint.path })
    expect([code, said]).toEqual([1, expect.stringContaining('the disk is full')])
    expect(readdirSync(mountPoint.path)).toEqual([])
  })

  describe('that takes long', () => {
    const large = join(data, 'files/documents', `${'ab'.repeat(16)}.pdf`)
    // As long as no machine reads it within one look at the folder; it takes no room on the disk.
    beforeAll(() => {
      writeFileSync(large, '')
      truncateSync(large, 4 * 2 ** 30)
    })

    /** A backup that has begun to write, and the names beside it. */
    const startWriting = async () => {
      const before = backups.names()
      const child = backups.startBackup(env)
      let end: unknown
      void child.ended.then((code) => (end = code))
      const seen = () => end !== undefined || backups.names().length > before.length
      await expect.poll(seen, patient).toBe(true)
      expect(end, child.output()).toBeUndefined()
      return { before, child }
    }

    it('has no name before it is whole: killed, it leaves a part, and the server goes on', async () => {
      const { before, child } = await startWriting()
      expect(await child.stop('SIGKILL')).toBe('SIGKILL')
      expect(backups.names().filter((name) => !name.endsWith('.part'))).toEqual(before)
      await expect.poll(() => existsSync(join(data, 'copy-for-backup')), patient).toBe(false)
      expect((await post(server.url, 'password', person)).status).toBe(200)
    })

    it('removes its part when it is stopped', async () => {
      const { before, child } = await startWriting()
      expect(await child.stop('SIGTERM')).toBe(1)
      expect(child.output()).toContain('stopped before its end')
      expect(backups.names()).toEqual(before)
    })

    it('is made with the server stopped, too; a killed restore leaves nothing that starts', async () => {
      expect(await server.stop()).toBe(0)
      writeFileSync(large, randomBytes(60 << 20))
      expect(await backups.backUp(env)).toMatchObject({ code: 0 })
      const target = { DATA_DIR: join(folder.path, 'half') }
      const child = backups.startRestore(backups.newest(), target)
      await expect
        .poll(() => existsSync(join(target.DATA_DIR, 'files/documents')), patient)
        .toBe(true)
      expect(await child.stop('SIGKILL')).toBe('SIGKILL')
      const rejected = await launchServer(target)
      expect(await rejected.ended).toBe(1)
      expect(rejected.output()).toMatch(/incomplete: PG_VERSION .*Restore a backup into an empty/)
      rmSync(target.DATA_DIR, { recursive: true })
      expect(await backups.restore(backups.newest(), target)).toMatchObject({ code: 0 })
    })
  })
})
