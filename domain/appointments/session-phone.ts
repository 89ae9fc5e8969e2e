/**
 * When the number of a Phone session is shown to its provider, in milliseconds since 1970: from a day
 * before until its end. The database holds the same rule (`practice.phone_of_session`).
 */
export function phoneShown(session: {
  appointment_time: string | Date
  duration_minutes: number
}): { from: number; until: number } {
  const start = new Date(session.appointment_time).getTime()
  return { from: start - 24 * 60 * 60_000, until: start + session.duration_minutes * 60_000 }
}
