import { goodPassword } from './good-password.ts'
import { hashPassword } from '#server/accounts/passwords/password-hashes.ts'
import { randomUUID } from 'node:crypto'
import { setBrand } from '#domain/values/brand.ts'
import { healthDataConsent } from '#domain/accounts/consent.ts'
import type { Profession } from '#domain/practice/professions.ts'
import type { HttpBindings } from '@hono/node-server'
import { type AppSettings, createApp } from '#server/app.ts'
import { asSystem, tables } from '#server/platform/db.ts'
import { openPayments } from '#server/membership/open-payments.ts'
import { readEnv } from '#server/platform/env.ts'
import type { Bucket, FileStore } from '#server/platform/files/files.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { log } from '#server/platform/log.ts'
import { openTokenKey, type TokenKey } from '#server/platform/session.ts'
import { closeWorkers } from '#server/platform/workers/workers.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'
import { openTestFiles } from './test-files.ts'

/** A signed-in user of a test. */
export interface Persona {
  user_id: string
  session_id: string
  email: string
  token: string
}

/** What sets a persona apart from a plain client. */
export interface PersonaTraits {
  role?: 'client' | 'provider' | 'admin' | 'front_desk'
  is_student?: boolean
  provider_status?: 'pending' | 'approved' | 'refused'
  certificate_expires_on?: string
  specialty?: string
  profession?: Profession
  full_name?: string
  gender?: 'male' | 'female'
  isSuspended?: boolean
  /** Whether their health entries may be kept; unless said, those of clients may. */
  hasConsented?: boolean
  aal?: 'aal1' | 'aal2'
}

interface CallOptions {
  as?: Persona | undefined
  body?: unknown
  headers?: Record<string, string>
}

export interface TestApp {
  database: TestDatabase
  token_key: TokenKey
  files: FileStore
  /** Makes the files of a bucket this old. */
  ageFiles(bucket: Bucket, hours: number): Promise<void>
  app: ReturnType<typeof createApp>
  /** What it was made with, to make another that shares its database. */
  settings: AppSettings
  createPersona(traits?: PersonaTraits): Promise<Persona>
  /** Calls the app; a body is sent as JSON, or as the form or the bytes it is, and a persona's token as bearer. */
  call(
    method: string,
    path: string,
    options?: CallOptions,
  ): Promise<{ status: number; body: any; headers: Headers }> // oxlint-disable-line typescript/no-explicit-any -- answers are looked into freely by tests
  /** The same, with the answer as it came. */
  request(method: string, path: string, options?: CallOptions): Promise<Response>
  close(): Promise<void>
}

/** The whole app on a fresh database of the engine under test. */
export async function openTestApp(overrides: Record<string, string> = {}): Promise<TestApp> {
  log.level = process.env.TEST_LOG ?? 'silent'
  const stored = await openTestFiles()
  const env = readEnv({
    ...stored.settings,
    NODE_ENV: 'test',
    DATA_DIR: 'memory',
    AUTH_SECRET: 'a secret of the tests, long enough for anything',
    AUTH_SERVICE_KEY: 'the service key of the tests, long enough too',
    AUTH_LIMITS: 'false',
    ...overrides,
  })
  const database = await openTestDatabase({ REQUIRE_STAFF_MFA: env.REQUIRE_STAFF_MFA })
  // Whatever day the tests run on, the next working days are open. Holidays have tests of their own.
  await database.asOwner('update clinic_calendar set closes_on_holidays = false')
  const token_key = await openTokenKey({ ...env, issuer: `${env.PUBLIC_URL}/auth/v1` })
  const files = openFiles(env)
  const payments = openPayments(env)
  const settings = { env, token_key, files, payments }
  const app = createApp(settings)
  // The connection data that the Node adapter would provide.
  const bindings = {
    incoming: { socket: { remoteAddress: '127.0.0.1' } },
  } as unknown as HttpBindings
  const request: TestApp['request'] = async (method, path, { as, body, headers } = {}) =>
    app.request(
      path,
      {
        method,
        headers: {
          ...(body === undefined || body instanceof FormData || body instanceof Uint8Array
            ? {}
            : { 'Content-Type': 'application/json' }),
          ...(as ? { Authorization: `Bearer ${as.token}` } : {}),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : {
              body:
                typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array
                  ? (body as BodyInit)
                  : JSON.stringify(body),
            }),
      },
      bindings,
    )
  return {
    database,
    token_key,
    files,
    ageFiles: (bucket, hours) => stored.age(bucket, hours),
    app,
    settings,
    async createPersona(traits = {}) {
      const persona = await createPersona(token_key, traits)
      // The system may give no consent in a person's place.
      if (traits.hasConsented ?? (traits.role ?? 'client') === 'client')
        await database.asOwner(
          `insert into consents (user_id, purpose, version) values ($1, $2, $3)`,
          [persona.user_id, healthDataConsent.purpose, healthDataConsent.version],
        )
      return persona
    },
    request,
    async call(method, path, options) {
      const response = await request(method, path, options)
      // A stream of events has no end of its own.
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
      if (isStream) await response.body?.cancel()
      const text = isStream ? '' : await response.text()
      const isJson = response.headers.get('content-type')?.includes('json')
      return {
        status: response.status,
        body: isJson && text ? JSON.parse(text) : text,
        headers: response.headers,
      }
    },
    async close() {
      // A name that a test gave the clinic is not that of the tests after it.
      setBrand({})
      await closeWorkers()
      await database.close()
      await stored.remove()
    },
  }
}

let hashed: Promise<string> | undefined
const hashOfGoodPassword = () => (hashed ??= hashPassword(goodPassword, '127.0.0.1'))

async function createPersona(token_key: TokenKey, traits: PersonaTraits = {}): Promise<Persona> {
  const user_id = randomUUID()
  const session_id = randomUUID()
  const email = `${user_id}@example.test`
  const role = traits.role ?? 'client'
  const aal = traits.aal ?? 'aal1'
  await asSystem('make a persona of a test', async (tx) => {
    await tx.run(
      tables.insertInto('accounts.users').values({
        id: user_id,
        email,
        email_confirmed_at: new Date(),
        // Calls of an admin that give rights or take them ask for it.
        password_hash: role === 'admin' ? await hashOfGoodPassword() : null,
        banned_until: traits.isSuspended ? '2100-01-01T00:00:00Z' : null,
      }),
    )
    await tx.run(
      tables.insertInto('user_profiles').values({
        id: user_id,
        email,
        full_name: traits.full_name ?? 'Mutale Banda',
        role,
        gender: traits.gender ?? null,
        is_student: traits.is_student ?? false,
        specialty: traits.specialty ?? null,
        profession: traits.profession ?? null,
        provider_status: role === 'provider' ? (traits.provider_status ?? 'approved') : null,
        certificate_expires_on:
          role === 'provider' ? (traits.certificate_expires_on ?? '2100-12-31') : null,
      }),
    )
    await tx.run(tables.insertInto('accounts.sessions').values({ id: session_id, user_id, aal }))
  })
  const token = await token_key.sign({
    sub: user_id,
    session_id,
    email,
    phone: '',
    role: 'authenticated',
    aal,
    amr: [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }],
    is_anonymous: false,
    app_metadata: { role },
    user_metadata: { role },
  })
  return { user_id, session_id, email, token }
}
