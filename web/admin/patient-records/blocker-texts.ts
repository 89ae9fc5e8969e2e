import type { MergeBlocker } from '#domain/registrations/merge.ts'

/** Why two records cannot be merged; the server says the same where it is tried. */
export const blockerTexts: Record<MergeBlocker, string> = {
  staff: 'One of them is an account of staff.',
  has_login:
    'One of them has a login, and only its owner decides what goes into it. Ask the provider to give the person the code of the clinic. With it they take over the record without a login.',
  suspended: 'One of them is suspended.',
  login_entries: 'The record that goes has entries that only a person with a login makes.',
  visits_overlap: 'Both have an open visit at the same time. Cancel one of the two first.',
  open_payments: 'Both have a payment that is not finished. Wait until one is.',
  open_alert:
    'One of them has an open safety alert, and the record that stays does not agree to alerts. Wait until a provider has closed it.',
}
