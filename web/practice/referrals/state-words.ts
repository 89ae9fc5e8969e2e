import type { ProviderReferral } from '#domain/referrals/schema.ts'

type Stated = Pick<ProviderReferral, 'status' | 'outside' | 'decline_reason' | 'is_late'>

/** Where a referral is, as providers read it. */
export function stateOf({ status, outside, decline_reason, is_late }: Stated): string {
  switch (status) {
    case 'asked':
      return is_late
        ? 'Waiting for the patient for two working days: call them'
        : 'Waiting for the patient'
    case 'sent':
      return outside
        ? 'Agreed: print the letter'
        : is_late
          ? 'Sent, and no answer for two working days: call them'
          : 'Sent'
    case 'accepted':
      return is_late ? 'Accepted, and no visit for two working days: book one' : 'Accepted'
    case 'booked':
      return 'Booked'
    case 'declined':
      return `Declined: ${decline_reason ?? ''}`
    case 'rejected':
      return 'Closed by the patient'
    case 'withdrawn':
      return 'Withdrawn'
  }
}
