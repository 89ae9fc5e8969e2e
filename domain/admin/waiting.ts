import * as z from 'zod/mini'

/** Counts of what is pending for an admin, by page. Contains no names. */
export const pendingCounts = z.object({
  /** Alerts about a person that no provider has handled in time. */
  safety_alerts: z.int(),
  /** 1 where no clinician on duty can answer an alert now. */
  missing_duties: z.int(),
  /** Requests for a call whose time is over, and no one has called. */
  late_call_backs: z.int(),
  /** Urgent referrals that wait for the patient, a colleague or a visit for two working days. */
  late_referrals: z.int(),
  registrations: z.int(),
  /** Changes of a provider's name, specialty or qualifications. */
  identity_changes: z.int(),
  verifications: z.int(),
  messages: z.int(),
  refunds: z.int(),
  /** Tills of days before that were not counted. */
  open_tills: z.int(),
  /** Helplines that are shown and were not dialled for long. */
  crisis_lines: z.int(),
  /** Email that the server no longer tries to send; what has expired is not counted. */
  undelivered_email: z.int(),
})
export type PendingCounts = z.output<typeof pendingCounts>
