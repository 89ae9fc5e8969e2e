/** Days before the last day of a student's status on which they are warned. */
export const warnDays = [30, 7] as const

/** From so many days before the last day, a verified student may send a new document. */
export const renewFrom = 30
