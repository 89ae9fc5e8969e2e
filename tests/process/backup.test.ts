import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runNode, startServer, temporaryFolder } from '#tests/support/server-process.ts'

describe('the backup of an embedded database', () => {
  const folder = temporaryFolder()
  const data = join(folder.path, 'data')
  const copy = join(folder.path, 'copy')
  const env = { DATA_DIR: data, SEED_DEMO: 'true' }
  afterAll(() => folder.remove())

  const runWith = async (more: Record<string, string>, ...words: string[]) => {
    const child = runNode(words, { DATA_DIR: data, ...more })
    return { code: await child.ended, said: child.output() }
  }
  const run = (...words: string[]) => runWith({}, ...words)
  const hashes = async () => {
    const { code, said } = await run('tests/process/support/hash-rows.ts')
    expect(code, said).toBe(0)
    return JSON.parse(said) as Record<string, string>
  }
  const logIn = (url: string) =>
    fetch(`${url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      body: JSON.stringify({ email: 'client@demo.test', password: 'Demo-2026!' }),
    })

  const files = () =>
    readdirSync(join(data, 'files/documents'))
      .toSorted()
      .map((name) => [name, readFileSync(join(data, 'files/documents', name), 'base64')])

  let before: Record<string, string>
  let filesBefore: ReturnType<typeof files>
  let refresh_token: string
  beforeAll(async () => {
    const server = await startServer(env)
    ;({ refresh_token } = (await (await logIn(server.url)).json()) as { refresh_token: string })
    const rejected = await run('scripts/backup.ts', 'backup', copy)
    expect(rejected).toMatchObject({
      code: 1,
      said: expect.stringContaining(`${server.child.pid}`),
    })
    expect(existsSync(copy)).toBe(false)
    await server.stop()
    before = await hashes()
    filesBefore = files()
  }, 120_000)

  it('restores every row, file and session after all data is deleted', async () => {
    expect(await run('scripts/backup.ts', 'backup', copy)).toMatchObject({ code: 0 })
    rmSync(data, { recursive: true })
    expect(await run('scripts/backup.ts', 'restore', copy)).toMatchObject({ code: 0 })
    expect(await hashes()).toEqual(before)
    expect(files()).toEqual(filesBefore)
    expect(filesBefore).toHaveLength(4)
    expect(Number(before['public.blood_pressure_readings']!.split(' ')[0])).toBeGreaterThan(10)
    const server = await startServer(env)
    const answer = await fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      body: JSON.stringify({ refresh_token }),
    })
    expect(answer.status).toBe(200)
    expect((await logIn(server.url)).status).toBe(200)
    expect(await server.stop()).toBe(0)
  })

  it('says that files which are elsewhere are not in it', async () => {
    const backUp = (name: string, more: Record<string, string>) =>
      runWith(more, 'scripts/backup.ts', 'backup', join(folder.path, name))
    const FILES_URL = 's3://clinic/files?endpoint=https://s3.example&region=x'
    const elsewhere = 'Photos and documents are where FILES_URL says'
    expect((await backUp('without', { FILES_URL })).said).toContain(elsewhere)
    expect((await backUp('with', {})).said).not.toContain(elsewhere)
  })

  it('never overwrites records or another backup', async () => {
    const { code, said } = await run('scripts/backup.ts', 'restore', copy)
    expect([code, said]).toEqual([1, expect.stringContaining('is not empty')])
    const again = await run('scripts/backup.ts', 'backup', copy)
    expect([again.code, again.said]).toEqual([1, expect.stringContaining('is not empty')])
  })

  it('is rejected when it is damaged, before anything is written', async () => {
    rmSync(data, { recursive: true })
    appendFileSync(join(copy, 'keys.json'), ' ')
    const { code, said } = await run('scripts/backup.ts', 'restore', copy)
    expect([code, said]).toEqual([1, expect.stringContaining('keys.json has changed')])
    expect(existsSync(join(data, 'database'))).toBe(false)
  })
})
