const minute = 60 * 1000
const hour = 60 * minute

/**
 * When a reminder is written, in milliseconds before the start: at `due`, or as late as `last` where no
 * server ran before. The email is given up where no mail server has taken it by `stale`. No reminder is
 * written where the appointment was confirmed less than `fresh` before `due`: that email said the same.
 */
export const reminders = {
  day: { due: 24 * hour, last: 2 * hour, stale: hour, fresh: 2 * hour },
  hour: { due: hour, last: 10 * minute, stale: 0, fresh: 30 * minute },
} as const

export type ReminderKind = keyof typeof reminders
export const reminderKinds = Object.keys(reminders) as ReminderKind[]
