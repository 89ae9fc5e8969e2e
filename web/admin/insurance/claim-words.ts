import type { ClaimState } from '#domain/insurance/claim-state.ts'

export const claimLabels: Readonly<Record<ClaimState, string>> = {
  collected: 'To hand in',
  sent: 'Sent',
  paid: 'Paid',
  'part paid': 'Part paid',
  rejected: 'Rejected',
  billed: 'Rest billed to the patient',
  'written off': 'Rest written off',
  withdrawn: 'Withdrawn',
}
