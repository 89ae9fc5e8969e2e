import type { ClinicPurpose } from '#domain/registrations/clinic-consent.ts'

/** What staff read out, and how it is named once it was agreed to. */
export const consentWords: Record<ClinicPurpose, { asked: string; agreed: string }> = {
  health_data: {
    asked: 'We keep what they tell us about their health and what we measure',
    agreed: 'Health data are kept',
  },
  clinic_readings: {
    asked: 'Their provider enters what is measured at the clinic',
    agreed: 'Measurements are entered at the clinic',
  },
  clinic_screenings: {
    asked:
      'Their therapist or dietitian asks them questionnaires at the clinic, and sees what they answer there',
    agreed: 'Questionnaires are answered at the clinic',
  },
  clinic_plans: {
    asked:
      'Their dietitian or fitness expert asks at the clinic what a plan needs, enters the answers, and writes it. A colleague may take it over. Both read what the profile says of pregnancy. A dietitian also reads what it says of kidney disease and food allergies. What they say at the clinic is kept there',
    agreed: 'Plans are started at the clinic',
  },
  share_readings: {
    asked:
      'Their provider sees all their blood pressure, glucose and weight. So does a colleague who covers, or who accepts a referral that they agree to',
    agreed: 'The provider sees readings',
  },
  share_screenings: {
    asked:
      'Their therapist sees their answers to questionnaires. So does a therapist who covers, or who accepts a referral that they agree to',
    agreed: 'The therapist sees questionnaires',
  },
  safety_alerts: {
    asked:
      'If they may be unsafe, their therapist gets a message with their name and phone number. It never says what they answered. Without a step, their other therapists get it after 30 minutes, and the clinicians on duty after 60 minutes. The clinic’s lead gets it after a day. Admins learn that there is an alert, not whose. It is no emergency service: no one reads it at night',
    agreed: 'A clinician is notified if they may be unsafe',
  },
  emergency_contact: {
    asked:
      'The clinician who answers such a message sees their next of kin while it is open, and may call them. They have asked their next of kin',
    agreed: 'Their next of kin may be called if they may be unsafe',
  },
}
