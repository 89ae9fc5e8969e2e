/** What kinds of email there are, in the words that an admin reads. None says anything of health. */
export const emailKinds = {
  confirmation: 'Confirm an address',
  invitation: 'Invitation',
  password_reset: 'Password reset',
  login_code: 'Login code',
  security: 'Change to an account',
  appointment: 'Appointment',
  reminder: 'Reminder',
  message: 'New message',
  payment: 'Payment',
  decision: 'Decision of an admin',
  contact: 'Contact message',
  notice: 'Notice',
} as const

export type EmailKind = keyof typeof emailKinds
