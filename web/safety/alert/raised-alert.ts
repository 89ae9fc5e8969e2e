import { nextOpeningDay } from '#domain/safety/escalation.ts'
import type { OwnAlert, SafetyAlertRaised } from '#domain/safety/schema.ts'

/** The answer to a raise, also where a server of an earlier version gave it: that named the notified alone. */
export function raisedBy(answer: SafetyAlertRaised): SafetyAlertRaised {
  const unknown: Omit<OwnAlert, 'is_out_of_hours'> = {
    notified: answer.alerted.map(({ full_name }) => ({
      full_name,
      reached_as: 'provider',
      is_sent: false,
    })),
    taken: null,
    next_working_day: nextOpeningDay(new Date()),
    agrees_to_duty: true,
  }
  return { ...unknown, ...answer }
}
