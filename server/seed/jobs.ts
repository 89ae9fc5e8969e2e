import { randomUUID } from 'node:crypto'
import { consentTo } from '#domain/accounts/consent.ts'
import { asActor, asSystem } from '#server/platform/db.ts'
import type { FileStore } from '#server/platform/files/files.ts'
import { now } from '#server/platform/clock.ts'
import { addConsent } from '../accounts/consents/data.ts'
import { hashPassword } from '../accounts/passwords/password-hashes.ts'
import type { Feature } from '../feature.ts'
import {
  closeSeedSession,
  findUnlessSeeding,
  isOfOthers,
  openSeedSession,
  seedPersona,
} from './data.ts'
import { demoPassword, type DemoPersona, demoPersonas, type SeedStep } from './personas.ts'

/** Milliseconds between two looks whether another server has made the accounts. */
const pause = 500

/** Why a database must not be given accounts whose password is known to all; undefined where it may. */
export function whyNotSeed(settings: {
  isProduction: boolean
  DATABASE_URL?: string | undefined
  DATABASE_ADMIN_URL?: string | undefined
}): string | undefined {
  if (settings.isProduction) return 'Demo accounts are not for production.'
  // A pooler on this machine may lead to a database on another one.
  const addresses = [settings.DATABASE_URL, settings.DATABASE_ADMIN_URL].filter(Boolean)
  const isLocal = (address: string) =>
    ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)
  if (addresses.every((address) => isLocal(address!))) return undefined
  return 'Demo accounts are not written to a database on another machine.'
}

/**
 * Why the records say that this database must not be given demo accounts; undefined where it may. A server that is
 * started once without NODE_ENV=production beside one in production would open its records to anyone.
 */
export async function whyNotSeedRecords(): Promise<string | undefined> {
  const isInUse = await asSystem('look for accounts that are no demo', (tx) =>
    isOfOthers(tx, emailsOf(demoPersonas)),
  )
  return isInUse
    ? 'Demo accounts are not written to a database that has accounts of people.'
    : undefined
}

/**
 * Makes the demo accounts that are not there yet, each whole or not at all. Of several servers that
 * start at once one creates them, and the others wait.
 *
 * @returns the personas that were made
 * @throws Error where `whyNotSeed` has a reason
 */
export async function seedDemo(
  settings: Parameters<typeof whyNotSeed>[0],
  files: FileStore,
  features: readonly Feature[],
): Promise<readonly DemoPersona[]> {
  const reason = whyNotSeed(settings)
  if (reason) throw new Error(reason)
  for (;;) {
    const seeded = await seedOnce(files, features)
    if (seeded) return seeded
    await new Promise((next) => setTimeout(next, pause))
  }
}

/** @returns undefined where another server makes the demo accounts just now */
async function seedOnce(
  files: FileStore,
  features: readonly Feature[],
): Promise<readonly DemoPersona[] | undefined> {
  const known = await asSystem('look for demo accounts', (tx) =>
    findUnlessSeeding(tx, emailsOf(demoPersonas)),
  )
  if (!known) return undefined
  const missing = demoPersonas.filter((persona) => !known.has(persona.email))
  if (missing.length === 0) return []
  const password_hash = await hashPassword(demoPassword, 'the seed')
  const seeded = missing.map((persona) => ({ persona, id: randomUUID(), session_id: randomUUID() }))
  const isMade = await asSystem('make demo accounts', async (tx) => {
    const there = await findUnlessSeeding(tx, emailsOf(demoPersonas))
    if (there?.size !== known.size) return false
    for (const { persona, id, session_id } of seeded) {
      await seedPersona(tx, persona, { id, password_hash, now: now() })
      if (persona.consents) await openSeedSession(tx, session_id, id)
    }
    const newcomers = new Map(seeded.map(({ persona, id }) => [persona.email, id]))
    for (const step of stepsOf(features)) await step(tx, { newcomers, now: now(), files })
    return true
  })
  if (!isMade) return undefined
  for (const { persona, id: user_id, session_id } of seeded) {
    if (!persona.consents) continue
    const actor = { user_id, session_id, audience: 'signed-in' as const, authorized: false }
    for (const purpose of persona.consents)
      await asActor(actor, (tx) => addConsent(tx, { user_id, ...consentTo(purpose) }))
    await asSystem('close the session of a demo account', (tx) => closeSeedSession(tx, session_id))
  }
  return missing
}

/** The first steps of all features, then their second ones. */
function stepsOf(all: readonly Feature[]): SeedStep[] {
  const steps = all.map(({ seed = [] }) => seed)
  const max = Math.max(...steps.map(({ length }) => length))
  return Array.from({ length: max }, (_, place) => steps.flatMap((one) => one[place] ?? [])).flat()
}

const emailsOf = (personas: readonly DemoPersona[]) => personas.map(({ email }) => email)
