import { writeFileSync } from 'node:fs'
import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server'
import { decodeJwt } from 'jose'
import type { AccessClaims } from '#server/platform/session.ts'
import { openTestApp, type Persona, type PersonaTraits } from '#tests/support/app.ts'
import { type PersonaName, places } from './population.ts'
import { seed } from './seed.ts'
import { type SeenCall, survey } from './survey.ts'

export interface Seen {
  calls: SeenCall[]
  /** Tokens of clients without upcoming appointments, to book with. */
  bookers: string[]
}

/**
 * Seeds `users` people into its own database, calls every GET as every persona, writes what it
 * saw to a file, and serves.
 */
const [users = '10000', file = ''] = process.argv.slice(2)

const traits: Record<PersonaName, PersonaTraits> = {
  client: {},
  student: { is_student: true },
  'provider, 12 patients': { role: 'provider', profession: 'therapist' },
  'provider, 3,000 patients': { role: 'provider', profession: 'therapist' },
  dietitian: { role: 'provider', profession: 'dietitian' },
  'fitness expert': { role: 'provider', profession: 'fitness expert' },
  'pending provider': { role: 'provider', provider_status: 'pending' },
  admin: { role: 'admin' },
  'front desk': { role: 'front_desk' },
}

const app = await openTestApp({ LOG_LEVEL: 'silent' })
const personas = {} as Record<PersonaName, Persona>
for (const name of Object.keys(places) as PersonaName[])
  personas[name] = await app.createPersona(traits[name])
const bookers: string[] = []
for (let index = 0; index < 60; index++) bookers.push((await app.createPersona()).token)
/** The same token, valid from now on. */
const renew = (token: string) => {
  const { iat: _iat, exp: _exp, iss: _iss, aud: _aud, ...claims } = decodeJwt<AccessClaims>(token)
  return app.token_key.sign(claims as AccessClaims)
}
const superuser = new URL(process.env.TEST_DATABASE_URL!)
superuser.pathname = new URL(app.database.settings.DATABASE_URL!).pathname
const started = performance.now()
await seed(superuser.href, Number(users), personas)
console.error(`${users} people after ${Math.round((performance.now() - started) / 1000)} s`)
for (const persona of Object.values(personas)) persona.token = await renew(persona.token)
const seen: Seen = { calls: await survey(app, superuser.href, personas), bookers }
writeFileSync(file, JSON.stringify(seen))

/** To measure takes longer than a token is valid: each request gets one that is at most this old. */
const renewEveryMs = 5 * 60_000
const renewed = new Map<string, { token: Promise<string>; at: number }>()
const withFreshToken = async (request: Request): Promise<Request> => {
  const given = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!given) return request
  const known = renewed.get(given)
  const fresh =
    known && Date.now() - known.at < renewEveryMs ? known : { token: renew(given), at: Date.now() }
  renewed.set(given, fresh)
  const headers = new Headers(request.headers)
  headers.set('authorization', `Bearer ${await fresh.token}`)
  return new Request(request, { headers })
}
/** With the connection, from which the app reads the address of the caller. */
const fetch = async (request: Request, connection: HttpBindings | Http2Bindings) =>
  app.app.fetch(await withFreshToken(request), connection)
const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}`, headers: {} }))
})
process.on('SIGTERM', () => {
  server.close()
  void app.close().then(() => process.exit(0))
})
