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
  share_readings: {
    asked:
      'Their provider sees all their blood pressure and glucose readings. So does a colleague who covers, or who accepts a referral that they agree to',
    agreed: 'The provider sees readings',
  },
  share_screenings: {
    asked:
      'Their therapist sees their answers to questionnaires. So does a therapist who covers, or who accepts a referral that they agree to',
    agreed: 'The therapist sees questionnaires',
  },
}
