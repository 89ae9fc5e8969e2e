const minute = 60 * 1000
const hour = 60 * minute

/**
 * When a reminder is written, in milliseconds before the start: from `due` on, and where no server ran
 * then, until `last`. The mail is given up where no mail server took it until `stale`. It is left out where the confirmation is no older than
 * `fresh` when it falls due: that mail has just said the same.
 */
export const reminders = {
  day: { due: 24 * hour, last: 2 * hour, stale: hour, fresh: 2 * hour },
  hour: { due: hour, last: 10 * minute, stale: 0, fresh: 30 * minute },
} as const

export type ReminderKind = keyof typeof reminders
export const reminderKinds = Object.keys(reminders) as ReminderKind[]
