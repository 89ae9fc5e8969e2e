import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createDatabase } from '#tests/support/database.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { runNode, startServer, temporaryFolder } from '#tests/support/server-process.ts'
import { asAdmin, makePeople, newSigningKey } from './support/people.ts'

const postgres = await startPostgres().catch((error: unknown) => {
  if (process.env.CI) throw error
  return undefined
})

describe.runIf(postgres)('npm run data-request, for a person who cannot log in,', () => {
  const folder = temporaryFolder()
  afterAll(async () => {
    await postgres!.remove()
    folder.remove()
  })

  it('writes a copy that only this user can read, erases, and leaves both in the audit trail', async () => {
    const { settings } = await createDatabase(postgres!.url)
    const keys = { AUTH_SIGNING_KEY: await newSigningKey(), PUBLIC_URL: 'http://localhost' }
    const env = { ...settings, ...keys, DATA_DIR: folder.path } as Record<string, string>
    const server = await startServer(env)
    const owner = settings.DATABASE_ADMIN_URL
    const ask = (text: string, values: unknown[] = []) =>
      asAdmin(owner, async (client) => (await client.query(text, values)).rows as unknown[])
    const [person, other] = await makePeople(owner, keys, 2)
    const id = person!.user_id
    const email = 'lost@example.test'
    await ask('update accounts.users set email = $2, email_confirmed_at = now() where id = $1', [
      id,
      email,
    ])
    const command = async (...words: string[]) => {
      const run = runNode(['scripts/data-request.ts', ...words], env)
      return { code: await run.ended, text: run.output() }
    }
    const trail = () =>
      ask('select action, actor_id from platform.audit_events where subject_id = $1', [id])

    const file = join(folder.path, 'copy.json')
    expect(await command('export', 'Lost@example.test', file)).toMatchObject({ code: 0 })
    const copy = JSON.parse(readFileSync(file, 'utf8')) as { tables: Record<string, unknown[]> }
    expect(copy.tables.user_profiles).toMatchObject([{ id }])
    expect(copy.tables.consents).toMatchObject([{ user_id: id }])
    expect(JSON.stringify(copy)).not.toContain(other!.user_id)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await trail()).toContainEqual({ action: 'account.export', actor_id: null })
    // A file is never overwritten.
    expect(await command('export', id, file)).toMatchObject({ code: 1 })

    expect(await command('erase', email)).toMatchObject({
      code: 1,
      text: expect.stringContaining('--confirmed'),
    })
    expect(await command('erase', email, '--confirmed')).toMatchObject({ code: 0 })
    expect(await ask('select from user_profiles where id = $1', [id])).toEqual([])
    expect(await ask('select from user_profiles')).toHaveLength(1)
    expect(await trail()).toEqual([{ action: 'account.erase', actor_id: null }])
    expect(await command('erase', email, '--confirmed')).toMatchObject({
      code: 1,
      text: expect.stringContaining('There is no account'),
    })
    await server.stop()
  })
})
