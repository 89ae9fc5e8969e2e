import { formatDate } from '#web/platform/values/dates.ts'

export const failed = 'Error fetching your check-ins'
export const sendingFailed = 'Error sending your check-in'

export const sentToast = {
  title: 'Check-in sent',
  text: 'A therapist writes back within two working days.',
} as const

/** "December 2026", of its first day. */
export const monthName = (month: string) => formatDate(month).replace(/^\d+ /, '')

/** What the person writes, in the words of the form. */
export const questions = {
  went_well: 'What went well this month?',
  was_hard: 'What was hard this month?',
  plan: 'What is your plan for the next month?',
} as const
