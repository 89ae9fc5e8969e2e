/**
 * How long some things are kept, in days. The server erases by these, and the privacy page tells them.
 */
export const keptFor = {
  /** A login that nobody used. */
  idleSession: 60,
  /** An account whose address nobody confirmed, after the last mail to it. */
  unconfirmedAccount: 30,
  /** That a mailed link confirmed an address, so that a second press is answered. */
  usedLink: 90,
  /** A student's proof or a provider's certificate, after the decision (decision 35). */
  document: 90,
  /** Who came to which group, after it. */
  groupPlace: 30,
  /** A message to the team, after it was answered: a year. */
  answeredMessage: 365,
  /** An email that could not be delivered, after the last attempt. */
  undeliveredEmail: 30,
} as const
