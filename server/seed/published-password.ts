import { asSystem } from '#server/platform/db.ts'
import { isPasswordOf } from '../accounts/passwords/password-hashes.ts'
import { listHashes } from './data.ts'
import { demoPassword, demoPersonas } from './personas.ts'

/**
 * Addresses of the demo accounts that anyone can log in to, because they still have the published
 * password. The seed gives all of them one hash, so a few tens of milliseconds are enough, and none where
 * there are no demo accounts.
 */
export async function findPublishedPasswords(): Promise<string[]> {
  const emails = demoPersonas.map(({ email }) => email)
  const found = await asSystem('look for demo accounts', (tx) => listHashes(tx, emails))
  const open = new Map<string, boolean>()
  for (const { password_hash } of found)
    if (!open.has(password_hash))
      open.set(password_hash, await isPasswordOf(password_hash, demoPassword, 'the seed'))
  return found.filter(({ password_hash }) => open.get(password_hash)).map(({ email }) => email)
}

/** What is wrong, and what to do about it: two sentences. */
export function describePublished(emails: readonly string[]): { found: string; advice: string } {
  return {
    found: `${emails.length} demo ${emails.length === 1 ? 'account has' : 'accounts have'} the published password: ${emails.join(', ')}. The database was once used without NODE_ENV=production.`,
    advice:
      'Use an empty database. Where this one has records already: npm run disable-demo-accounts.',
  }
}

/** @throws Error where a server in production would let anyone log in by the published password */
export async function rejectPublishedPasswords(): Promise<void> {
  const emails = await findPublishedPasswords()
  if (emails.length === 0) return
  const { found, advice } = describePublished(emails)
  throw new Error(`${found}\n${advice}`)
}
