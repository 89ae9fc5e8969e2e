import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addKeys,
  type AuthKeys,
  makeKeys,
  promoteNewestKeys,
} from '#server/platform/keys/generated-keys.ts'
import { openSigningKeys } from '#server/platform/keys/signing-keys.ts'
import { goodPassword } from '#tests/support/good-password.ts'
import { createDatabase } from '#tests/support/database.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import {
  runNode,
  type ServerProcess,
  startServer,
  temporaryFolder,
} from '#tests/support/server-process.ts'

const postgres = await startPostgres().catch((error: unknown) => {
  if (process.env.CI) throw error
  return undefined
})

/** The settings as `npm run make-keys` prints them. */
const settingsOf = ({ signing, secrets }: AuthKeys) => ({
  AUTH_SIGNING_KEY: JSON.stringify(signing),
  AUTH_SECRET: JSON.stringify(secrets),
})

interface Tokens {
  access_token: string
  refresh_token: string
}

describe.runIf(postgres)(
  'keys that are rotated in two steps, while two servers keep serving',
  () => {
    const folders = [temporaryFolder(), temporaryFolder()]
    const servers: ServerProcess[] = []
    let shared: Record<string, string>

    beforeAll(async () => {
      const { settings } = await createDatabase(postgres!.url)
      shared = { ...settings, PUBLIC_URL: 'http://localhost', AUTH_AUTOCONFIRM: 'true' }
    })
    afterAll(async () => {
      for (const server of servers) await server.stop()
      await postgres!.remove()
      for (const folder of folders) folder.remove()
    })

    /** Restarts a server with these keys, while the other one keeps serving. */
    async function restart(place: number, keys: AuthKeys) {
      await servers[place]?.stop()
      servers[place] = await startServer({
        ...shared,
        ...settingsOf(keys),
        DATA_DIR: folders[place]!.path,
      })
    }

    async function post(place: number, path: string, body: object, token?: string) {
      const answer = await fetch(`${servers[place]!.url}/auth/v1${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify(body),
      })
      return { status: answer.status, body: (await answer.json()) as any } // oxlint-disable-line typescript/no-explicit-any -- answers are looked into freely by tests
    }

    const signUp = async (email: string): Promise<Tokens> => {
      const { status, body } = await post(0, '/signup', { email, password: goodPassword })
      expect(status, JSON.stringify(body)).toBe(200)
      return body
    }
    const refresh = (place: number, { refresh_token }: Tokens) =>
      post(place, '/token?grant_type=refresh_token', { refresh_token })
    const statusOf = async (place: number, { access_token }: Tokens) => {
      const headers = { authorization: `Bearer ${access_token}` }
      return (await fetch(`${servers[place]!.url}/api/profile`, { headers })).status
    }
    const kidOf = ({ access_token }: Tokens) =>
      (
        JSON.parse(Buffer.from(access_token.split('.')[0]!, 'base64url').toString()) as {
          kid: string
        }
      ).kid
    const listedBy = async (place: number) => {
      const answer = await fetch(`${servers[place]!.url}/auth/v1/.well-known/jwks.json`)
      return ((await answer.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid)
    }

    it('log no user out, and open data encrypted, signed or emailed before', async () => {
      const old = await makeKeys()
      await restart(0, old)
      await restart(1, old)
      const before = await signUp('chanda@example.test')
      const enrolled = await post(0, '/factors', { factor_type: 'totp' }, before.access_token)
      const { secret } = enrolled.body.totp as { secret: string }
      const showCode = async (place: number, { access_token }: Tokens, steps: number) => {
        const path = `/factors/${enrolled.body.id}`
        const { body } = await post(place, `${path}/challenge`, {}, access_token)
        const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
          timestamp: Date.now() + steps * 30_000,
        })
        return post(place, `${path}/verify`, { challenge_id: body.id, code }, access_token)
      }
      const forgetful = 'forgetful@example.test'
      await signUp(forgetful)
      await post(0, '/recover', { email: forgetful })
      const mails = await (await fetch(`${servers[0]!.url}/dev/mail.json`)).text()
      const code = /code: (\d{6})/.exec(mails)![1]!

      const added = await addKeys(old)
      await restart(0, added)
      expect((await listedBy(0)).length).toBe(2)
      expect(await statusOf(0, before)).toBe(200)
      const duringFirst = (await refresh(0, before)).body as Tokens
      expect(kidOf(duringFirst)).toBe(kidOf(before))
      expect(await statusOf(1, duringFirst)).toBe(200)
      await restart(1, added)

      const used = promoteNewestKeys(added)
      await restart(0, used)
      const duringSecond = (await refresh(0, duringFirst)).body as Tokens
      expect(kidOf(duringSecond)).not.toBe(kidOf(before))
      for (const place of [0, 1]) {
        expect(await listedBy(place)).toHaveLength(2)
        for (const tokens of [before, duringFirst, duringSecond]) {
          expect(await statusOf(place, tokens)).toBe(200)
        }
      }
      // The other server writes with the old secret still, and reads what the new one wrote.
      const back = (await refresh(1, duringSecond)).body as Tokens
      expect(kidOf(back)).toBe(kidOf(before))
      await restart(1, used)
      const after = (await refresh(1, back)).body as Tokens
      expect(kidOf(after)).toBe(kidOf(duringSecond))
      expect(await statusOf(0, after)).toBe(200)

      const recovered = await post(1, '/verify', {
        type: 'recovery',
        email: forgetful,
        token: code,
      })
      expect(recovered.status, JSON.stringify(recovered.body)).toBe(200)
      const shown = await showCode(0, after, 0)
      expect(shown.status, JSON.stringify(shown.body)).toBe(200)

      // When all tokens of the old keys have expired, the keys are removed. The factor was encrypted again on its use.
      const alone: AuthKeys = { signing: [used.signing[0]], secrets: [used.secrets[0]] }
      await restart(0, alone)
      expect(await listedBy(0)).toEqual([kidOf(after)])
      expect(await statusOf(0, before)).toBe(401)
      expect((await refresh(0, before)).status).toBe(400)
      const last = await refresh(0, shown.body)
      expect(last.status, JSON.stringify(last.body)).toBe(200)
      expect(await statusOf(0, last.body)).toBe(200)
      const again = await showCode(0, last.body, 1)
      expect(again.status, JSON.stringify(again.body)).toBe(200)
    })
  },
)

describe('the command that generates keys', () => {
  async function generate(words: string[], env: Record<string, string> = {}) {
    const command = runNode(['scripts/make-keys.ts', ...words], env)
    const code = await command.ended
    return { code, output: command.output() }
  }
  const readLines = (output: string) =>
    Object.fromEntries(
      [...output.matchAll(/^(\w+)='(.+)'$/gm)].map(([, name, value]) => [name!, value!]),
    )

  it('prints the keys of a new server, and the two steps of a rotation', async () => {
    const made = readLines((await generate([])).output)
    expect(Object.keys(made)).toEqual(['AUTH_SIGNING_KEY', 'AUTH_SECRET', 'AUTH_SERVICE_KEY'])
    const added = readLines((await generate(['add'], made)).output)
    const used = readLines((await generate(['use'], added)).output)
    for (const name of ['AUTH_SIGNING_KEY', 'AUTH_SECRET']) {
      const [first, second] = JSON.parse(added[name]!) as unknown[]
      expect(JSON.parse(used[name]!)).toEqual([second, first])
      expect(name === 'AUTH_SECRET' ? made[name] : JSON.parse(made[name]!)).toEqual(first)
    }
    const { publicJwks: keys } = await openSigningKeys({ ...used, DATA_DIR: 'memory' })
    expect(keys).toHaveLength(2)
    for (const key of keys) expect(key).not.toHaveProperty('d')
  })

  it.each([
    [['add'], {}, 'AUTH_SIGNING_KEY: missing'],
    [['use'], { AUTH_SECRET: '["short"]' }, 'AUTH_SECRET.0: must have at least 32 characters'],
    [['change'], {}, 'Unknown step change'],
  ])('rejects %j with %j', async (words, env, said) => {
    const { code, output } = await generate(words, env)
    expect(code).toBe(1)
    expect(output).toContain(said)
    expect(output).not.toMatch(/^\s+at /m)
  })
})
