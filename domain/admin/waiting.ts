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
  /** Monthly check-ins without an answer after two working days. */
  late_check_ins: z.int(),
  /** Questions to the team without an answer by the promised time. */
  late_questions: z.int(),
  registrations: z.int(),
  /** Changes of a provider's name, specialty or qualifications. */
  identity_changes: z.int(),
  verifications: z.int(),
  messages: z.int(),
  refunds: z.int(),
  /** Where the aggregator of mobile money and our books differ, until an admin explains it. */
  payment_differences: z.int(),
  /** Tills of days before that were not counted. */
  open_tills: z.int(),
  /** Helplines that are shown and were not dialled for long. */
  crisis_lines: z.int(),
  /** Email that the server no longer tries to send; what has expired is not counted. */
  undelivered_email: z.int(),
  /** Guides of the library that no clinician has read as they are now. They are no task of the inbox. */
  guides: z.int(),
})
export type PendingCounts = z.output<typeof pendingCounts>

/** What waits for admins, the urgent kinds first. */
export const waitingKinds = [
  'safety_alert',
  'missing_duty',
  'late_call_back',
  'late_referral',
  'late_check_in',
  'late_question',
  'registration',
  'verification',
  'identity_change',
  'message',
  'refund',
  'failed_refund',
  'payment_difference',
  'open_till',
  'helpline',
  'undelivered_email',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

const urgentKinds: ReadonlySet<WaitingKind> = new Set([
  'safety_alert',
  'missing_duty',
  'late_call_back',
  'late_referral',
])

/** Whether a person may come to harm where it waits on. */
export const isUrgentKind = (kind: WaitingKind) => urgentKinds.has(kind)

/** One of all that waits. Contains no name, and nothing of health. */
export const waitingEntry = z.object({
  kind: z.enum(waitingKinds),
  id: z.string(),
  /** Null where it is not known since when. */
  since: z.nullable(z.iso.datetime({ offset: true })),
  is_urgent: z.boolean(),
})
export type WaitingEntry = z.output<typeof waitingEntry>

/** Some of all that waits: what is urgent first, then the oldest. */
export const waitingPage = z.object({
  entries: z.array(waitingEntry),
  /** What to send as `after` for those that follow; null at the end. */
  next: z.nullable(z.string()),
})
export type WaitingPage = z.output<typeof waitingPage>
