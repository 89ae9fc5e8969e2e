import type { ReferralStatus } from '#domain/referrals/referral-state.ts'
import type { Agreement, Urgency } from '#domain/referrals/urgencies.ts'
import { urgencyLabels } from '#domain/referrals/urgencies.ts'
import { brand } from '#domain/values/brand.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { writtenDay } from '#server/platform/clock.ts'
import { fileName } from '#server/platform/files/file-name.ts'
import { heading, note, paragraphs, type PdfDocument } from '#server/platform/pdf/pdf-document.ts'
import { printable } from '#server/platform/pdf/printable.ts'

interface PrintedReferral {
  patient_name: string
  date_of_birth: string | null
  sender_name: string | null
  sender_specialty: string | null
  recipient_name: string | null
  outside: string | null
  urgency: Urgency
  question: string
  findings: string
  agreed_how: Agreement | null
  created_at: Date
  status: ReferralStatus
}

export const letterName = ({ patient_name, created_at }: PrintedReferral) =>
  fileName(['referral', patient_name, lusakaClock(created_at).day], 'pdf')

/** What the letter says of the agreement: one that was closed must not be used. */
export function agreementOn({
  status,
  agreed_how,
  sender_name,
}: Pick<PrintedReferral, 'status' | 'agreed_how' | 'sender_name'>): string {
  if (status === 'rejected') return 'Not valid: the patient does not agree.'
  if (status === 'withdrawn') return 'Not valid: its sender has withdrawn it.'
  if (!agreed_how) return 'The patient has not agreed yet.'
  return agreed_how === 'in the app'
    ? 'The patient agreed in the app.'
    : `${printable(sender_name ?? 'The sender')} wrote that the patient agreed ${agreed_how}.`
}

/** The letter on paper, with what the sender wrote and nothing else of the record. */
export function renderLetter(letter: PrintedReferral): PdfDocument {
  const { sender_name, sender_specialty, recipient_name, outside, findings } = letter
  const sender = [sender_name ?? 'A former provider', sender_specialty].filter(Boolean).join(', ')
  return {
    title: 'Referral',
    lines: [
      { text: `From ${printable(sender)}` },
      { text: `To ${printable(outside ?? recipient_name ?? 'a colleague')}` },
      note(`Written on ${writtenDay(lusakaClock(letter.created_at).day)}`),
    ],
    content: [
      heading('Patient'),
      { text: printable(letter.patient_name) },
      note(
        letter.date_of_birth
          ? `Born on ${writtenDay(letter.date_of_birth)}`
          : 'Date of birth not known',
      ),
      heading('Asked for'),
      note(urgencyLabels[letter.urgency]),
      ...paragraphs(letter.question),
      ...(findings ? [heading('Findings'), ...paragraphs(findings)] : []),
      note(agreementOn(letter)),
    ],
    footer: `Referral · ${brand.name}`,
  }
}
