import type { OwnCallBack } from '#domain/call-backs/schema.ts'

export const failed = 'Could not load your request'

export const toasts = {
  asked: { title: 'Request sent', text: 'A therapist calls you at the time you chose.' },
  withdrawn: { title: 'Request withdrawn', text: 'We do not call you.' },
} as const

/** The state of the newest request, for the user who made it. */
export const endings: Record<OwnCallBack['status'], string> = {
  open: 'A therapist will call you.',
  reached: 'We called you, and you talked to us.',
  not_reached: 'We called you twice and could not reach you. You can ask again.',
  wrong_number: 'The number did not reach you. Please check it and ask again.',
  no_longer_needed: 'You said that you no longer need a call.',
  withdrawn: 'You withdrew your last request.',
}
