import { type EmailText, providerName } from '../email-text.ts'

const payBy = {
  ...providerName,
  day: { means: 'The last day to pay', sample: '12 November 2026', isRequired: true },
}

const reachUs = 'You reach us at {email} or {phone}.'
const turnOff = 'You can turn these reminders off in the list that you made.'

/** The emails about invoices and payments, and those of the lists that a person has made. */
export const moneyAndReminderTexts = {
  invoice: {
    group: 'Invoices and payments',
    name: 'A new invoice',
    purpose: 'A provider has issued an invoice.',
    usual: {
      subject: 'You have a new invoice',
      body: 'You have a new invoice from {provider}. Please pay it by {day}.\n\n{link}\n\nIs it wrong? Tell {provider}, who can change it.',
      button: 'Open the invoice',
    },
    placeholders: payBy,
  },
  invoice_open: {
    group: 'Invoices and payments',
    name: 'An invoice is still open',
    purpose: 'The last day to pay an invoice is past.',
    usual: {
      subject: 'Your invoice is still open',
      body: 'Your invoice from {provider} was to be paid by {day}. It is still open.\n\n{link}\n\nHave you paid already? Tell {provider}, who records it.',
      button: 'Open the invoice',
    },
    placeholders: payBy,
  },
  invoice_rest: {
    group: 'Invoices and payments',
    name: 'More of an invoice is to be paid',
    purpose: 'An insurer did not pay, or not all, and an admin bills the rest to the patient.',
    usual: {
      subject: 'Your invoice has changed',
      body: 'More of your invoice from {provider} is to be paid. Please pay it by {day}. You find there why.\n\n{link}\n\nIs it wrong? Write to {email} or call {phone}.',
      button: 'Open the invoice',
    },
    placeholders: payBy,
  },
  payment_arrived: {
    group: 'Invoices and payments',
    name: 'A payment has arrived',
    purpose: 'A patient has paid.',
    usual: {
      subject: 'Your payment has arrived',
      body: 'Thank you. Your payment has arrived. You find the receipt here:\n\n{link}\n\nWas it not you? Write to us, and we send the money back.',
      button: 'Open the receipt',
    },
    placeholders: {},
  },
  payment_by_other: {
    group: 'Invoices and payments',
    name: 'Another person has paid',
    purpose: 'A person with the link of a patient has paid.',
    usual: {
      subject: 'A payment for you has arrived',
      body: 'A person with your link has paid. You find the receipt here:\n\n{link}',
      button: 'Open the receipt',
    },
    placeholders: {},
  },
  payment_extra: {
    group: 'Invoices and payments',
    name: 'A payment of an invoice too many',
    purpose: 'A payment of an invoice was not needed or had another amount, and goes back.',
    usual: {
      subject: 'About your payment',
      body: `A payment came that was not needed any more, or had another amount. We send it back to the number that paid. It usually arrives within a day.\n\n{link}\n\n${reachUs}`,
      button: 'Open your payments',
    },
    placeholders: {},
  },
  payment_extra_plan: {
    group: 'Invoices and payments',
    name: 'A payment of a membership too many',
    purpose: 'A payment of a membership came twice or had another amount, and goes back.',
    usual: {
      subject: 'About your payment',
      body: `A payment came in twice, or had another amount than we asked for. We send it back to the number that paid. It usually arrives within a day.\n\n{link}\n\n${reachUs}`,
      button: 'Open your payments',
    },
    placeholders: {},
  },
  refund: {
    group: 'Invoices and payments',
    name: 'Money goes back',
    purpose: 'An admin has decided to send a payment back.',
    usual: {
      subject: 'About your payment',
      body: `We send your money back to the number that paid. It usually arrives within a day.\n\n{link}\n\n${reachUs}`,
      button: 'Open your payments',
    },
    placeholders: {},
  },
  no_refund: {
    group: 'Invoices and payments',
    name: 'Money does not go back',
    purpose: 'An admin has decided not to send a payment back.',
    usual: {
      subject: 'About your payment',
      body: `We cannot send this payment back. Write to us if you think that is wrong.\n\n{link}\n\n${reachUs}`,
      button: 'Open your payments',
    },
    placeholders: {},
  },
  dose: {
    group: 'Own reminders',
    name: 'At a time that the person has chosen',
    purpose: 'A patient has asked to be reminded at this time.',
    usual: {
      subject: 'Your reminder',
      body: `You asked us to write to you at {time} (time in Lusaka).\n\n{link}\n\n${turnOff}`,
      button: 'Open my day',
    },
    placeholders: {
      time: { means: 'The time, or several', sample: '08:00 and 20:00', isRequired: true },
    },
  },
  refill: {
    group: 'Own reminders',
    name: 'Something runs out',
    purpose: 'Something on the list of a patient runs out within a week.',
    usual: {
      subject: 'Your reminder',
      body: `Something on the list that you made runs out within a week.\n\n{link}\n\n${turnOff}`,
      button: 'Open my day',
    },
    placeholders: {},
  },
} satisfies Record<string, EmailText>
