import type { ProfileChanges } from '#domain/accounts/profile.ts'
import { phoneProblem } from '#domain/phone/phone-schema.ts'
import type { Transaction } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { readProfile } from './data.ts'

/**
 * Rejects numbers that cannot be dialled. One that is on record already may stay: a form sends it beside what its
 * person has changed.
 *
 * @throws Problem 422 that names the field of each and what is wrong with it
 */
export async function requireDialable(
  tx: Transaction,
  user_id: string,
  { phone_number, emergency_contact }: ProfileChanges,
): Promise<void> {
  const sent = { phone_number, 'emergency_contact.phone': emergency_contact?.phone }
  const wrong = Object.entries(sent).filter(([, typed]) => phoneProblem(typed ?? ''))
  if (wrong.length === 0) return
  const own = await readProfile(tx, user_id)
  const known: Record<string, string | null | undefined> = {
    phone_number: own?.phone_number,
    'emergency_contact.phone': own?.emergency_contact?.phone,
  }
  const fields = wrong
    .filter(([name, typed]) => typed !== known[name]?.trim())
    .map(([name, typed]) => [name, phoneProblem(typed!)!] as const)
  if (fields.length === 0) return
  throw new Problem(422, 'invalid', 'Please check what you entered.', {
    fields: Object.fromEntries(fields),
  })
}
