import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { AuthClient } from '@supabase/auth-js'
import { expect } from 'vitest'
import { newestMail } from './accounts.ts'
import { goodPassword } from './good-password.ts'
import { openTestApp, type TestApp } from './app.ts'

export type Client = InstanceType<typeof AuthClient>

export interface ServedApp extends TestApp {
  /** Where it listens, `http://127.0.0.1:…`. */
  address: string
  /** The official client in a new browser, or in one that already contains `stored`. */
  client(stored?: Map<string, string>): Client
  /** The official client of the operator. */
  operator(): Client
}

/** The whole app behind a real port, for the real client. */
export async function serveTestApp(overrides: Record<string, string> = {}): Promise<ServedApp> {
  const app = await openTestApp(overrides)
  const server = serve({ fetch: app.app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const url = `${address}/auth/v1`
  const quiet = { url, autoRefreshToken: false, detectSessionInUrl: false } as const
  return {
    ...app,
    address,
    client(stored = new Map()) {
      const storage = {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
        removeItem: (key: string) => void stored.delete(key),
      }
      return new AuthClient({ ...quiet, storage, persistSession: true, storageKey: 'session' })
    },
    operator() {
      const headers = { Authorization: 'Bearer the service key of the tests, long enough too' }
      return new AuthClient({ ...quiet, headers, persistSession: false })
    },
    async close() {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await app.close()
    },
  }
}

let counter = 0

/** An address that is unused in this file. */
export function newAddress(): string {
  counter += 1
  return `person.${counter}@example.test`
}

/** A user who is signed up, confirmed and signed in, in a browser of their own. */
export async function join(app: ServedApp, stored?: Map<string, string>) {
  const email = newAddress()
  const client = app.client(stored)
  await client.signUp({ email, password: goodPassword })
  const { token_hash } = await newestMail(email)
  const { data, error } = await client.verifyOtp({ token_hash, type: 'signup' })
  expect(error).toBeNull()
  return { email, client, session: data.session! }
}
