/** From the letter of a provider to the visit with their colleague. */
export const referralStatuses = [
  /** Waits for the patient. */
  'asked',
  'sent',
  'accepted',
  'booked',
  /** By the colleague, with a reason. */
  'declined',
  /** By the patient. */
  'rejected',
  /** By the sender. */
  'withdrawn',
] as const
export type ReferralStatus = (typeof referralStatuses)[number]

export type ReferralActor = 'patient' | 'sender' | 'recipient'
export type ReferralStep = 'agree' | 'reject' | 'withdraw' | 'accept' | 'decline'

/** Who takes each step, from where, and what it leads to: `practice.step_referral` of the database says the same. */
export const referralSteps: Record<
  ReferralStep,
  { by: ReferralActor; from: readonly ReferralStatus[]; to: ReferralStatus }
> = {
  agree: { by: 'patient', from: ['asked'], to: 'sent' },
  reject: { by: 'patient', from: ['asked', 'sent', 'accepted', 'booked'], to: 'rejected' },
  withdraw: { by: 'sender', from: ['asked', 'sent'], to: 'withdrawn' },
  accept: { by: 'recipient', from: ['sent'], to: 'accepted' },
  // Also how the colleague hands an accepted one back.
  decline: { by: 'recipient', from: ['sent', 'accepted'], to: 'declined' },
}

/** The status after a step of this actor; the same where the step is not possible. */
export function referralAfter(
  status: ReferralStatus,
  step: ReferralStep,
  by: ReferralActor,
): ReferralStatus {
  const { by: whose, from, to } = referralSteps[step]
  return whose === by && from.includes(status) ? to : status
}

/** Whether the colleague reads the letter. */
export const isOpenToRecipient = (status: ReferralStatus) =>
  status === 'sent' || status === 'accepted' || status === 'booked'
