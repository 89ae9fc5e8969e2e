import { now } from '#server/platform/clock.ts'
import { type Actor, asSystemFor, type Transaction } from '#server/platform/db.ts'
import type { FileLinks } from '#server/platform/files/file-links.ts'
import { type Mail, postMail } from '#server/platform/mail/mail.ts'
import { requireFound } from '#server/platform/require-found.ts'

/**
 * A link that opens a sent document for a minute.
 *
 * @param open finds the name of the document, and records that the admin has read it
 * @throws Problem 404 where there is no document
 */
export async function linkToDocument(
  actor: Actor,
  links: FileLinks,
  open: (tx: Transaction) => Promise<string | undefined>,
) {
  const name = await asSystemFor(actor, 'find the document that an admin opens', open)
  requireFound(name)
  return links.sign({ bucket: 'documents', name }, now())
}

/**
 * Writes an admin's decision, and posts the email about it in the same transaction.
 *
 * @param decide returns the address of the person who is notified; null where there is none
 */
export async function decideAndNotify(
  actor: Actor,
  decide: (tx: Transaction) => Promise<{ email: string | null }>,
  mailTo: (email: string) => Promise<Mail>,
): Promise<void> {
  await asSystemFor(actor, 'write down what an admin decides', async (tx) => {
    const { email } = await decide(tx)
    if (email) await postMail(tx, await mailTo(email))
  })
}
