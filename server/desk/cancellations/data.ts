import type { Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import type { DeskCancellation } from '#domain/desk/booking.ts'
import { cancelForProvider } from '../../practice/cancellations/data.ts'
import { findDeskAppointment, readDeskAppointment } from '../calendar/data.ts'
import { requireCancelled } from '../desk-problems.ts'

/**
 * Cancels an upcoming appointment for the front desk: as an admin does it, or as its patient, who has called. Cancelled
 * already, it stays so: a retry gets the first answer.
 *
 * @throws Problem 404 where there is no such appointment, 409 where it has begun or is over
 */
export async function cancelForDesk(
  tx: Transaction,
  actor_id: string,
  id: string,
  { reason, asked_by }: DeskCancellation,
) {
  const before = await findDeskAppointment(tx, id)
  requireFound(before)
  if (before.provider)
    await cancelForProvider(
      tx,
      actor_id,
      before.provider.id,
      { ids: [id], reason },
      asked_by === 'patient' ? 'patient' : 'system',
    )
  const after = await readDeskAppointment(tx, actor_id, id)
  requireFound(after)
  requireCancelled(after)
  return after
}
