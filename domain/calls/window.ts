/** Minutes before the start of a Virtual session from which its two participants may enter. */
export const opensBefore = 10
/** Minutes after its end until which they may enter, for a session that runs late. */
export const closesAfter = 30

/** When the call of a session may be entered, in milliseconds since 1970. */
export function callWindow(session: {
  appointment_time: string | Date
  duration_minutes: number
}): { from: number; until: number } {
  const start = new Date(session.appointment_time).getTime()
  return {
    from: start - opensBefore * 60_000,
    until: start + (session.duration_minutes + closesAfter) * 60_000,
  }
}

/** Where the two participants of a session join its call. @param origin of the site, without a slash */
export const callAddress = (origin: string, appointment_id: string): string =>
  `${origin}/call/${appointment_id}`
