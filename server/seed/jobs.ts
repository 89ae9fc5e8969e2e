import { randomUUID } from 'node:crypto'
import { consentTo } from '#domain/consent.ts'
import { asActor, asSystem } from '#server/platform/db.ts'
import type { FileStore } from '#server/platform/files.ts'
import { now } from '#server/platform/clock.ts'
import { addConsent } from '../accounts/consents/data.ts'
import { hashPassword } from '../accounts/passwords/rules.ts'
import {
  closeSeedSession,
  findUnlessSeeding,
  openSeedSession,
  seedAppointments,
  seedGroupSessions,
  seedPersona,
  seedReadings,
  seedRegistrations,
  seedScreenings,
} from './data.ts'
import { seedPayment } from './payments/data.ts'
import { seedMessages } from './messages/data.ts'
import { seedDiary } from './diary/data.ts'
import { seedMedicines } from './medications/data.ts'
import { seedInvoices, seedPrices } from './billing/data.ts'
import { seedPlans } from './plans/data.ts'
import { sampleRegistrations } from './registrations/rules.ts'
import { demoPassword, type DemoPersona, demoPersonas } from './rules.ts'

/** Milliseconds between two looks whether another server has made the accounts. */
const pause = 500

/** Why a database must not be given accounts whose password is known to all; undefined where it may. */
export function whyNotSeed(settings: {
  isProduction: boolean
  DATABASE_URL?: string | undefined
}): string | undefined {
  if (settings.isProduction) return 'Demo accounts are not for production.'
  if (!settings.DATABASE_URL) return undefined
  const { hostname } = new URL(settings.DATABASE_URL)
  if (['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return undefined
  return 'Demo accounts are not written to a database on another machine.'
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
): Promise<readonly DemoPersona[]> {
  const reason = whyNotSeed(settings)
  if (reason) throw new Error(reason)
  for (;;) {
    const seeded = await seedOnce(files)
    if (seeded) return seeded
    await new Promise((next) => setTimeout(next, pause))
  }
}

/** @returns undefined where another server makes the demo accounts just now */
async function seedOnce(files: FileStore): Promise<readonly DemoPersona[] | undefined> {
  const known = await asSystem('look for demo accounts', (tx) =>
    findUnlessSeeding(tx, emailsOf(demoPersonas)),
  )
  if (!known) return undefined
  const missing = demoPersonas.filter((persona) => !known.has(persona.email))
  if (missing.length === 0) return []
  const password_hash = await hashPassword(demoPassword, 'the seed')
  const seeded = missing.map((persona) => ({ persona, id: randomUUID(), session_id: randomUUID() }))
  const registrations = await Promise.all(
    seeded.flatMap(({ persona, id: provider_id }) =>
      sampleRegistrations(persona, now()).map(async ({ certificate, ...told }) => ({
        ...told,
        provider_id,
        document_name: await files.put('documents', 'pdf', certificate),
      })),
    ),
  )
  const isMade = await asSystem('make demo accounts', async (tx) => {
    const there = await findUnlessSeeding(tx, emailsOf(demoPersonas))
    if (there?.size !== known.size) return false
    for (const { persona, id, session_id } of seeded) {
      await seedPersona(tx, persona, { id, password_hash, now: now() })
      if (persona.plan && persona.more.phone_number) {
        const { plan: plan_name, more } = persona
        await seedPayment(tx, { user_id: id, plan_name, phone: more.phone_number! }, now())
      }
      if (persona.email === 'client@demo.test') {
        await seedReadings(tx, id, now())
        await seedMedicines(tx, id, now())
        await seedDiary(tx, id, now())
      }
      await seedScreenings(tx, { id, email: persona.email }, now())
      if (persona.consents) await openSeedSession(tx, session_id, id)
    }
    await seedRegistrations(tx, registrations)
    const hasTherapist = emailsOf(missing).includes('therapist@demo.test')
    if (hasTherapist) await seedPrices(tx)
    await seedAppointments(tx, emailsOf(missing), now())
    if (hasTherapist) await seedInvoices(tx)
    if (emailsOf(missing).includes('student@demo.test')) await seedGroupSessions(tx, now())
    await seedPlans(tx, emailsOf(missing), now())
    await seedMessages(tx, emailsOf(missing), now())
    return true
  })
  // The certificates already stored are deleted with other files that no row names.
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

const emailsOf = (personas: readonly DemoPersona[]) => personas.map(({ email }) => email)
