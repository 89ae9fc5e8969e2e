import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import pg from 'pg'
import { healthDataConsent } from '#domain/accounts/consent.ts'
import { openTokenKey } from '#server/platform/session.ts'

/** Runs work on its own connection, without the application. */
export async function asAdmin<T>(
  address: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A key for `AUTH_SIGNING_KEY`, so that a test can sign what a server accepts. */
export async function newSigningKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return JSON.stringify(await exportJWK(privateKey))
}

/** Clients with a session and a consent to keep health data each, created directly in the database, and their access tokens. */
export async function makePeople(
  address: string,
  { AUTH_SIGNING_KEY, PUBLIC_URL }: { AUTH_SIGNING_KEY: string; PUBLIC_URL: string },
  count: number,
): Promise<{ user_id: string; token: string }[]> {
  const people = Array.from({ length: count }, () => ({
    user_id: randomUUID(),
    session_id: randomUUID(),
  }))
  const ids = people.map(({ user_id }) => user_id)
  const sessions = people.map(({ session_id }) => session_id)
  await asAdmin(address, async (client) => {
    await client.query('insert into accounts.users (id) select unnest($1::uuid[])', [ids])
    await client.query('insert into user_profiles (id) select unnest($1::uuid[])', [ids])
    await client.query(
      'insert into accounts.sessions (id, user_id) select * from unnest($1::uuid[], $2::uuid[])',
      [sessions, ids],
    )
    await client.query(
      'insert into consents (user_id, purpose, version) select unnest($1::uuid[]), $2, $3',
      [ids, healthDataConsent.purpose, healthDataConsent.version],
    )
  })
  const issuer = `${PUBLIC_URL}/auth/v1`
  const key = await openTokenKey({ AUTH_SIGNING_KEY, DATA_DIR: 'memory', issuer })
  return Promise.all(
    people.map(async ({ user_id, session_id }) => ({
      user_id,
      token: await key.sign({
        sub: user_id,
        session_id,
        email: '',
        phone: '',
        role: 'authenticated',
        aal: 'aal1',
        amr: [],
        is_anonymous: false,
        app_metadata: {},
        user_metadata: {},
      }),
    })),
  )
}

/** Makes one person a provider in practice, and gives the other an appointment with them. */
export async function makeCorrespondents(
  address: string,
  patient: { user_id: string },
  doctor: { user_id: string },
): Promise<void> {
  await asAdmin(address, async (client) => {
    await client.query(
      `update user_profiles set role = 'provider', provider_status = 'approved', certificate_expires_on = '2100-12-31' where id = $1`,
      [doctor.user_id],
    )
    await client.query(
      `insert into appointments (patient_id, provider_id, appointment_time, session_type, status) values ($1, $2, now() + interval '1 day', 'Virtual', 'confirmed')`,
      [patient.user_id, doctor.user_id],
    )
  })
}
