import type { ClinicFeature } from '#domain/values/clinic-features.ts'

/** What an admin reads of each feature: what it is, and what stays of it while it is off. */
export const featureLabels: Readonly<Record<ClinicFeature, { label: string; detail: string }>> = {
  students: {
    label: 'Students',
    detail:
      'Sign-up as a student, and the pages for them. Off: those who are students keep their account, visits, messages and plans.',
  },
  groups: {
    label: 'Group sessions',
    detail: 'Off: those who have a place see it and can give it back. Cancel planned groups first.',
  },
  plans: {
    label: 'Meal and exercise plans',
    detail:
      'Off: plans that are written stay to read, and what was asked for is answered. New ones are not asked for.',
  },
  video: {
    label: 'Visits by video',
    detail: 'Off: visits by video that are booked are held. New ones are by phone or in person.',
  },
  memberships: {
    label: 'Memberships',
    detail:
      'Prices and buying. Off: what was bought runs until its end, with its receipts and refunds. Invoices stay.',
  },
}
