import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  isOpenToRecipient,
  referralAfter,
  type ReferralActor,
  type ReferralStatus,
  type ReferralStep,
} from './referral-state.ts'

const steps = fc.array(
  fc.tuple(
    fc.constantFrom<ReferralStep>('agree', 'reject', 'withdraw', 'accept', 'decline'),
    fc.constantFrom<ReferralActor>('patient', 'sender', 'recipient'),
  ),
)
const after = (taken: readonly (readonly [ReferralStep, ReferralActor])[]) =>
  taken.reduce<ReferralStatus>((status, [step, by]) => referralAfter(status, step, by), 'asked')

it('shows the colleague nothing before the patient has agreed, whatever others do', () => {
  fc.assert(
    fc.property(steps, (taken) => {
      const agreed = taken.some(([step, by]) => step === 'agree' && by === 'patient')
      if (!agreed) expect(isOpenToRecipient(after(taken))).toBe(false)
    }),
  )
})

it('is closed for good once one of the three has ended it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<ReferralStatus>('declined', 'rejected', 'withdrawn'),
      steps,
      (ended, taken) => {
        expect(
          taken.reduce<ReferralStatus>((now, [step, by]) => referralAfter(now, step, by), ended),
        ).toBe(ended)
      },
    ),
  )
})

it('lets the patient close the letter at any time', () => {
  for (const status of ['asked', 'sent', 'accepted', 'booked'] as const)
    expect(referralAfter(status, 'reject', 'patient')).toBe('rejected')
})

it('lets the colleague hand back what they accepted, until a visit is booked', () => {
  expect(referralAfter('accepted', 'decline', 'recipient')).toBe('declined')
  expect(referralAfter('booked', 'decline', 'recipient')).toBe('booked')
})
