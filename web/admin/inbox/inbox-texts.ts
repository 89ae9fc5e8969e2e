import type { WaitingEntry, WaitingKind } from '#domain/admin/waiting.ts'
import type { PlaceIconName } from '#web/ui/icons/place-icon.tsx'

interface EntryTexts {
  title: string
  /** What to do, in one or two sentences. */
  text: string
  icon: PlaceIconName
  /** The page where it is done. */
  placeOf: (entry: WaitingEntry) => `/${string}`
}

/** What each kind is, and where it is done. */
export const entryTexts: Readonly<Record<WaitingKind, EntryTexts>> = {
  safety_alert: {
    title: 'Open alert',
    text: 'A person may be unsafe. Call the provider now.',
    icon: 'bell',
    placeOf: () => '/admin/safety-alerts',
  },
  missing_duty: {
    title: 'No clinician on duty',
    text: 'No clinician gets the alert of a person without an appointment. Name one now.',
    icon: 'bell',
    placeOf: () => '/admin/safety-alerts',
  },
  late_call_back: {
    title: 'A call that is late',
    text: 'A person was promised a call and got none. Call a therapist now.',
    icon: 'phone',
    placeOf: ({ id }) => `/admin/safety-alerts#${id}`,
  },
  late_referral: {
    title: 'Urgent referral',
    text: 'It waits for an answer or a visit for more than two working days. Ask the providers.',
    icon: 'phone',
    placeOf: ({ id }) => `/admin/safety-alerts#${id}`,
  },
  late_check_in: {
    title: 'A check-in that is late',
    text: 'A person was promised an answer in two working days. Ask the therapists.',
    icon: 'questions',
    placeOf: ({ id }) => `/admin/safety-alerts#${id}`,
  },
  late_question: {
    title: 'A question that is late',
    text: 'A person was promised an answer of the team. Answer it, or ask those who can.',
    icon: 'questions',
    placeOf: () => '/admin/support',
  },
  registration: {
    title: 'Registration of a provider',
    text: 'Check the certificate, and approve or reject it.',
    icon: 'badge',
    placeOf: ({ id }) => `/admin/provider-registrations/${id}`,
  },
  verification: {
    title: 'Document of a student',
    text: 'Check that they study, and approve or reject it.',
    icon: 'file',
    placeOf: ({ id }) => `/admin/student-verifications/${id}`,
  },
  identity_change: {
    title: 'Name or title of a provider',
    text: 'A change to approve or reject.',
    icon: 'user',
    placeOf: () => '/admin/identity-changes',
  },
  message: {
    title: 'Message to us',
    text: 'It has no answer yet.',
    icon: 'chat',
    placeOf: ({ id }) => `/admin/contact-messages/${id}`,
  },
  refund: {
    title: 'Refund to decide',
    text: 'A person asks for their money back.',
    icon: 'money',
    placeOf: () => '/admin/refunds',
  },
  failed_refund: {
    title: 'Refund that failed',
    text: 'The money did not arrive. Order it again, or pay it in another way.',
    icon: 'money',
    placeOf: () => '/admin/refunds',
  },
  payment_difference: {
    title: 'Payment that differs',
    text: 'The mobile-money service says something else than our books. Look into it, and explain it.',
    icon: 'money',
    placeOf: ({ id }) => `/admin/refunds#${id}`,
  },
  open_till: {
    title: 'Till that was not counted',
    text: 'A till of the front desk is open since an earlier day. Ask its holder to count and close it.',
    icon: 'money',
    placeOf: () => '/admin/tills',
  },
  helpline: {
    title: 'Helpline to dial',
    text: 'It was not dialled by us in the last 90 days. Dial it now.',
    icon: 'phone',
    placeOf: () => '/admin/crisis-lines',
  },
  undelivered_email: {
    title: 'Undelivered email',
    text: 'One email could not be delivered.',
    icon: 'mail',
    placeOf: () => '/admin/undelivered-email',
  },
}
