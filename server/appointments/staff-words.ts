/** The first line of an email, by what the email is about: a type of `mails.ts`. */
type Words = Readonly<Partial<Record<string, (when: string) => string>>>

/**
 * What a provider reads where the front desk proposed the time: they did not. The patient reads the same in both
 * cases, since a locked screen must not say who wrote.
 */
export const ofDesk: Words = {
  proposed: (when) => `The front desk proposed ${when}. We will email you when there is an answer.`,
  moved_by_provider: (when) =>
    `The front desk changed an appointment to ${when}. We will email you when there is an answer.`,
  booked: (when) => `The front desk booked ${when}, as agreed.`,
  rebooked: (when) => `The front desk moved an appointment to ${when}.`,
  accepted: (when) => `The time that the front desk proposed was accepted: ${when}.`,
  turned_down: (when) =>
    `The time that the front desk proposed was declined: ${when}. It is free again.`,
  not_accepted: (when) =>
    `The time that the front desk proposed was not accepted in time: ${when}.`,
}

/** What a provider reads where staff did for them what they otherwise do themselves, and know. */
export const ofStaff: Words = {
  proposed: (when) => `${when} was proposed for you. We will email you when there is an answer.`,
  moved_by_provider: (when) =>
    `An appointment was changed for you to ${when}. We will email you when there is an answer.`,
  booked: (when) => `${when} was booked for you, as agreed.`,
  rebooked: (when) => `An appointment was moved for you to ${when}.`,
  confirmed: (when) => `The appointment on ${when} was confirmed for you.`,
  accepted: (when) => `The appointment on ${when} was confirmed with the patient.`,
  declined: (when) => `The request for ${when} was declined for you. It is free again.`,
  cancelled_by_provider: (when) => `The appointment on ${when} was cancelled for you.`,
  taken_back: (when) => `A proposed time was withdrawn for you: ${when}.`,
}
