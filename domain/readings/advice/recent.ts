/** Advice is for a reading of the last 24 hours, in milliseconds. */
const adviceFor = 24 * 60 * 60 * 1000

/**
 * Whether a reading still needs advice.
 *
 * @param now milliseconds
 */
export const isRecent = ({ created_at }: { created_at: string }, now: number): boolean =>
  now - Date.parse(created_at) < adviceFor
