/**
 * Retention periods in days, unless their name says otherwise. The server deletes data by these, and the
 * privacy page shows them.
 */
export const retention = {
  /** A login without use. */
  idleSession: 60,
  /** An account with an unconfirmed address, after the last email to it. */
  unconfirmedAccount: 30,
  /** An account of staff that was never opened: who has the mailbox could open it. */
  staffInvitation: 7,
  /** That a mailed link confirmed an address, so that a second press is answered. */
  usedLink: 90,
  /**
   * A student's proof or a provider's certificate, after the decision (docs/specification.md,
   * "Documents").
   */
  document: 90,
  /** A clinic's invitation to take a record over, after it was made. The record itself is kept. */
  clinicRecord: 90,
  /** That a person asked for a call, after it has ended. */
  callBack: 30,
  /** Who came to which group, after it. */
  groupPlace: 30,
  /** A message to the team, after it was answered: a year. */
  answeredMessage: 365,
  /** An email that could not be delivered, after the last attempt. */
  undeliveredEmail: 30,
  /**
   * An event of the audit trail, at the longest; AUDIT_YEARS may be shorter
   * (docs/decisions/074-audit-partitions.md).
   */
  auditYears: 6,
} as const
