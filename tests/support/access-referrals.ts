import type { TableAccess } from './access.ts'
import {
  everything,
  providerInPracticeReads,
  readsBy,
  related,
  signedIn,
  systemDoesAll,
  systemOnly,
  text,
} from './access-words.ts'

const sentBy = providerInPracticeReads.replaceAll('provider_id', 'sender_id')
const sentTo = `select to authenticated using (((recipient_id = ( SELECT auth.uid() AS uid)) AND (status = ANY (ARRAY['sent'::text, 'accepted'::text, 'booked'::text])) AND ( SELECT practice.may_practise() AS may_practise)))`

/** The reviewed access to referrals; part of `accessTable`. */
export const referralAccess: Record<string, TableAccess> = {
  // All three read them, the colleague once they are sent; they change them by functions alone.
  'public.referrals': {
    grants: { authenticated: 'select', service_role: 'delete, insert, select, update' },
    policies: {
      'the system keeps referrals': systemDoesAll,
      'a patient reads their referrals': readsBy('patient_id'),
      'a provider in practice reads the referrals that they sent': sentBy,
      'a provider in practice reads the referrals to them': sentTo,
    },
    belongsTo: (person) => `patient_id = ${text(person.id)}`,
    row: (person) => ({
      id: 'gen_random_uuid()',
      patient_id: text(person.id),
      urgency: `'soon'`,
      question: `'Please see her'`,
      status: `'asked'`,
    }),
    relation: (patient, provider, expert) => [
      {
        id: 'gen_random_uuid()',
        patient_id: text(patient.id),
        sender_id: text(provider.id),
        recipient_id: text(expert.id),
        urgency: `'soon'`,
        question: `'Please see her'`,
        status: `'sent'`,
        agreed_how: `'by phone'`,
        sent_at: 'now()',
      },
    ],
    change: `question = 'Please call her'`,
    ownerColumn: 'patient_id',
    allows: {
      own: { select: signedIn },
      related: { select: [...related, 'fitness expert with relation'] },
      anyone: systemOnly(...everything),
    },
  },
}

/** Functions of referrals that run with more rights than their caller has. */
export const referralFunctions: Record<string, string> = {
  'practice.refer_patient(referral uuid, patient uuid, colleague uuid, place text, urgent text, asked text, facts text, agreed text)':
    'authenticated',
  'practice.step_referral(referral uuid, step text, why text)': 'authenticated',
  'practice.referral_people(referral uuid)': 'authenticated',
  'practice.patient_of_referral(referral uuid)': 'authenticated',
  'practice.is_late_referral(urgency text, status text, outside text, created_at timestamp with time zone, sent_at timestamp with time zone, decided_at timestamp with time zone)':
    'authenticated',
  'practice.referrals_late_before()': '',
  'practice.book_referral()': '',
  'practice.unbook_referral()': '',
}
