import { audit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/db.ts'
import { erasePerson } from '../../accounts/my-data/data.ts'
import { lockRegistered } from '../data.ts'
import { undoOpenMerges } from '../merges/undo/data.ts'
import { requireNoLogin, requireTypedName } from '../registration-problems.ts'

/**
 * Erases a person without a login who asked for that at the clinic, as the system. Who has a login does it themselves.
 * What was merged into it and can be taken apart stays.
 *
 * @param typed_name the name of the person, as the admin typed it
 * @returns files of the person, to be removed after the transaction
 * @throws Problem 404, 409 `has_login`, 422 for the name of another
 */
export async function eraseRegistered(
  tx: Transaction,
  actor_id: string,
  id: string,
  typed_name: string,
) {
  const { has_login, full_name } = await lockRegistered(tx, actor_id, id)
  requireNoLogin(has_login)
  requireTypedName(typed_name, full_name)
  await undoOpenMerges(tx, id)
  const left = await erasePerson(tx, id)
  // The trail of the person went with them: that of the admin says what was done.
  await audit(tx, { actor_id, subject_id: actor_id, action: 'patient.erase', record_id: id })
  return left
}
