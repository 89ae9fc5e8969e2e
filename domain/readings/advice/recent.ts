/** Advice is for a reading of the last 24 hours, in milliseconds. */
const adviceFor = 24 * 60 * 60 * 1000

/**
 * Whether a reading still needs advice. One that seems to be in the future does: a clock is wrong.
 *
 * @param now milliseconds: the earliest that it can be, where clocks differ
 */
export const isRecent = ({ created_at }: { created_at: string }, now: number): boolean =>
  now - Date.parse(created_at) < adviceFor

/** How many minutes ago a reading was taken; 0 where a clock is wrong and it seems to be in the future. */
export const minutesSince = (created_at: string, now: number): number =>
  Math.max(0, now - Date.parse(created_at)) / 60_000
