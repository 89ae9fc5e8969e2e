import type { Budget } from '#server/platform/rate-limit.ts'

/**
 * Searches of one member of the desk: many for a counter with 36 visits a day. They do not keep anyone from reading
 * a list, at 20 people a search; but each person who is found is on record as read.
 */
export const deskSearches = {
  name: 'desk patient searches',
  points: 200,
  seconds: 60 * 60,
} as const satisfies Budget
