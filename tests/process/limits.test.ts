import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase } from '#tests/support/database.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#tests/support/server-process.ts'
import { makePeople, newSigningKey } from './support/people.ts'

const postgres = await startPostgres().catch((error: unknown) => {
  if (process.env.CI) throw error
  return undefined
})

describe.runIf(postgres)('three server processes on one database', () => {
  const folder = temporaryFolder()
  const servers: ServerProcess[] = []
  let tokens: string[]

  beforeAll(async () => {
    const { settings } = await createDatabase(postgres!.url)
    const keys = {
      AUTH_SIGNING_KEY: await newSigningKey(),
      AUTH_SECRET: 'a secret that all three processes have',
      PUBLIC_URL: 'http://localhost',
    }
    const shared = { ...settings, ...keys, AUTH_LIMITS: 'true', DATA_DIR: folder.path }
    // The first one migrates.
    servers.push(await startServer(shared))
    servers.push(...(await Promise.all([startServer(shared), startServer(shared)])))
    const people = await makePeople(settings.DATABASE_ADMIN_URL, keys, 2)
    tokens = people.map(({ token }) => token)
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await postgres!.remove()
    folder.remove()
  })

  /** Statuses of `calls` requests, by how often they came, sent in turn to the first `count` processes. */
  async function callInTurn(
    count: number,
    calls: number,
    path: string,
    init: () => RequestInit = () => ({}),
  ) {
    const seen: Record<number, number> = {}
    for (let call = 0; call < calls; call += 30) {
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, n) =>
          fetch(`${servers[(call + n) % count]!.url}${path}`, init()),
        ),
      )
      for (const { status, body } of answers) {
        seen[status] = (seen[status] ?? 0) + 1
        await body?.cancel()
      }
    }
    return seen
  }

  it('allow one session as many calls as one process does', async () => {
    const as = (token: string) => () => ({ headers: { Authorization: `Bearer ${token}` } })
    const one = await callInTurn(1, 900, '/api/no-such-call', as(tokens[0]!))
    const three = await callInTurn(3, 1200, '/api/no-such-call', as(tokens[1]!))
    expect(one[404]).toBe(600)
    expect(three[404]).toBeLessThanOrEqual(1.1 * one[404]!)
    expect(three[404]).toBeGreaterThan(0.8 * one[404]!)
  })

  const post = (body: object) => () => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

  it('allow one address as many sign-ups as one process does, and still log it in', async () => {
    const passed = await callInTurn(3, 660, '/auth/v1/signup', post({ email: 'a@example.test' }))
    expect(passed[400]).toBeLessThanOrEqual(330)
    expect(passed[429]).toBeGreaterThanOrEqual(330)
    const login = post({ email: 'nobody@example.test', password: 'a guess' })
    const answers = await callInTurn(3, 30, '/auth/v1/token?grant_type=password', login)
    // Five attempts at one account, then the delay, over all three processes.
    expect(answers).toEqual({ 400: 5, 429: 25 })
  })
})
