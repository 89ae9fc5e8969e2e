import type { DeskAppointment } from '#domain/desk/schema.ts'
import { staleStatus } from '../../appointments/rules.ts'

/** @throws Problem 409 where the appointment was not cancelled, because it has begun or is over */
export function requireCancelled({ status }: Pick<DeskAppointment, 'status'>): void {
  if (status !== 'cancelled') throw staleStatus()
}
