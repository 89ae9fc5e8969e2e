import type { Transaction } from '#server/platform/db.ts'
import type { StoredFile } from '#server/platform/files/files.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import type { Dependencies } from '../../feature.ts'
import type { UserRow } from '../data.ts'
import { erasePerson, hasMoneyUnderWay, macsOfConfirmed } from './data.ts'
import { requireNoMoneyUnderWay } from './erasure-problems.ts'

/**
 * Erases a person with everything, and writes to those who must know, as the other side of an appointment.
 *
 * @returns files of the person, to be removed after the transaction
 * @throws Problem 409 `money_under_way` while a payment of theirs is open, or money goes back to them
 */
export async function eraseAndNotify(
  tx: Transaction,
  {
    env,
    writeErasureMails,
    undoOpenMerges,
  }: Pick<Dependencies, 'env' | 'writeErasureMails' | 'undoOpenMerges'>,
  user: Pick<UserRow, 'id' | 'email' | 'email_confirmed_at'>,
): Promise<StoredFile[]> {
  requireNoMoneyUnderWay(await hasMoneyUnderWay(tx, user.id))
  await undoOpenMerges(tx, user.id)
  const letters = await writeErasureMails(tx, user.id, env.PUBLIC_URL)
  const left = await erasePerson(tx, user.id, macsOfConfirmed(env.AUTH_SECRETS, user))
  for (const email of letters) await postMail(tx, email, { at_most_once: true })
  return left
}
