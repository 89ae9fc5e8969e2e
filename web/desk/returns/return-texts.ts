import type { ReturnWay } from '#domain/desk/returns.ts'

export const wayLabels: Record<ReturnWay, string> = {
  till: 'Cash from your till',
  clinic: 'Other cash of the clinic',
  card: 'To the card',
  bank: 'Bank transfer',
  mobile: 'Mobile money, sent by hand',
  none: 'No money had come',
}

export const noteHints: Record<ReturnWay, string> = {
  till: 'Your till expects the cash no more.',
  clinic: 'Who gave it, and from where. It leaves no till.',
  card: 'The number of the card slip.',
  bank: 'The number of the transfer.',
  mobile: 'The number of the payment in the SMS.',
  none: 'Why there is nothing to return. Do not write about anyone’s health.',
}
