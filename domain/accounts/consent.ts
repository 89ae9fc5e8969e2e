/**
 * What a person may consent to, with the version of the wording they agree to today. A new wording
 * gets a new version; consents given to older ones stay on record as they were.
 *
 * - `health_data`: keeping health entries at all, asked before the first one (docs/specification.md,
 *   "Consent")
 * - `share_screenings`: a therapist with an appointment with the person reads their screening results
 * - `share_screenings_dietitian`: such a dietitian reads them; no other profession can be given them
 * - `share_readings`: any provider with an appointment with the person reads their blood pressure, glucose and weight
 * - `clinic_readings`: such a provider enters, corrects and removes readings that were taken at the clinic
 * - `clinic_screenings`: such a therapist or dietitian records questionnaires that are answered at the clinic, and reads them
 * - `clinic_plans`: such a dietitian or fitness expert asks at the clinic what a plan needs, and writes it
 * - `safety_alerts`: such a provider, a clinician on duty or the clinic's lead is notified when the person may be
 *   unsafe (docs/specification.md, "Safety alerts")
 * - `emergency_contact`: who handles such an alert sees the emergency contact of the person's profile
 */
export const consentVersions = {
  // Names the writers of plans with all that they read, the therapist of a check-in, the clinicians of alerts, and what
  // goes on without it.
  health_data: '2026-11e',
  // Until 2026-11b the wording named every provider; those consents are for therapists alone, too.
  // From 2026-11d on it names the colleague who covers and the colleague of a referral, as the two below: only these
  // wordings open anything to them (database/practice/functions/names_colleagues.sql).
  share_screenings: '2026-11d',
  share_screenings_dietitian: '2026-11b',
  // Names weight, waist and height: by an earlier one no provider sees these
  // (database/weights/functions/sees_weight.sql).
  share_readings: '2026-11d',
  // Says that they also correct and remove what was entered; that is part of entering it, so earlier ones count.
  clinic_readings: '2026-11b',
  clinic_screenings: '2026-11a',
  clinic_plans: '2026-11a',
  // Names the phone number, the other therapists, the clinicians on duty, the lead and the admins. Who agreed to an
  // earlier one is shown to no clinician on duty and no lead: database/safety/functions/agrees_to_duty.sql.
  safety_alerts: '2026-11d',
  // Names every clinician who answers the alert. By an earlier one only a provider with an appointment sees the contact.
  emergency_contact: '2026-11b',
} as const

export type ConsentPurpose = keyof typeof consentVersions
export const consentPurposes = Object.keys(consentVersions) as [ConsentPurpose, ...ConsentPurpose[]]

/** Whether a wording of `safety_alerts` names the clinicians on duty and the clinic's lead. */
export const namesDuty = (version: string): boolean => version >= '2026-11d'

/** A consent as it is given today. */
export const consentTo = <Purpose extends ConsentPurpose>(purpose: Purpose) => ({
  purpose,
  version: consentVersions[purpose],
})

export const healthDataConsent = consentTo('health_data')

/** The active consent for a purpose, among the person's own; undefined without one. */
export function consentInForce<Consent extends { purpose: string; withdrawn_at: string | null }>(
  consents: readonly Consent[],
  purpose: ConsentPurpose,
): Consent | undefined {
  return consents.find((one) => one.purpose === purpose && one.withdrawn_at === null)
}
