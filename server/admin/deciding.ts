import { lusakaClock } from '#domain/values/lusaka.ts'
import { now } from '#server/platform/clock.ts'
import { type Actor, asSystemFor, type Transaction } from '#server/platform/db.ts'
import type { FileLinks } from '#server/platform/files/file-links.ts'
import { fileName } from '#server/platform/files/file-name.ts'
import { type Mail, postMail } from '#server/platform/mail/mail.ts'
import { requireFound } from '#server/platform/require-found.ts'

/** A sent document: its name in the files, what it is, whose, and of when. */
export interface SentDocument {
  name: string
  what: string
  full_name: string
  submitted_at: Date
}

/**
 * A link that opens a sent document for a minute.
 *
 * @param open finds the document, and records that the admin has read it
 * @throws Problem 404 where there is no document
 */
export async function linkToDocument(
  actor: Actor,
  links: FileLinks,
  open: (tx: Transaction) => Promise<SentDocument | undefined>,
) {
  const found = await asSystemFor(actor, 'find the document that an admin opens', open)
  requireFound(found)
  const { name, what, full_name, submitted_at } = found
  const extension = name.split('.').at(-1)!
  const called = fileName([what, full_name, lusakaClock(submitted_at).day], extension)
  return links.sign({ bucket: 'documents', name }, called, now())
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
