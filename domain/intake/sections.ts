import type { IntakeForm } from './schema.ts'

export type IntakeField = Exclude<keyof IntakeForm, 'id' | 'user_id' | 'submittedAt'>

/** The sections of the form, and the fields of each with the words they are asked in. */
export const intakeSections = [
  {
    title: 'Personal information',
    fields: {
      fullName: 'Full name',
      dateOfBirth: 'Date of birth',
      phone: 'Phone number',
      address: 'Address',
    },
  },
  {
    title: 'Emergency contact',
    fields: { emergencyContact: 'Name of the contact', emergencyPhone: 'Phone of the contact' },
  },
  {
    title: 'Medical history',
    fields: {
      medicalHistory: 'Past and present illnesses',
      currentMedications: 'Medicines you take now',
      allergies: 'Allergies',
      reasonForVisit: 'Reason for your visit',
    },
  },
  {
    title: 'Insurance',
    fields: { insuranceProvider: 'Insurance company', insuranceNumber: 'Member or policy number' },
  },
] as const satisfies readonly {
  title: string
  fields: Partial<Record<IntakeField, string>>
}[]
