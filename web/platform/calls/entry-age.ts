import { tolerance } from './server-clock.ts'

/** When an entry was made, as this phone knew it then. */
export interface Stamp {
  /** ISO instant by this phone's clock. */
  at: string
  /** The server's clock less this phone's then, in milliseconds; left out where it was not known. */
  offset?: number | undefined
  /** ISO instant by the server's clock: the user was asked, and said so. */
  taken_at?: string | undefined
}

/** This phone when an entry is sent: its clock, and by how much the server's is ahead of it. */
export interface ClocksNow {
  now: number
  offset: number | undefined
}

/** The longest that an entry may have been kept, in milliseconds. */
const longest = (seconds: number) => seconds * 1000 + tolerance

/** A time that this phone's clock showed, as the server's clock showed it then. */
export const shownTime = ({ at, offset, taken_at }: Stamp): string =>
  taken_at ?? new Date(Date.parse(at) + (offset ?? 0)).toISOString()

/**
 * How long ago an entry was made, by the clock of this phone alone and by that of the server, in
 * milliseconds. They differ where the phone's clock was changed between two contacts.
 */
function agesOf({ at, offset }: Stamp, clocks: ClocksNow) {
  const byPhone = clocks.now - Date.parse(at)
  const isKnown = offset !== undefined && clocks.offset !== undefined
  return { byPhone, byServer: isKnown ? byPhone + clocks.offset! - offset : undefined }
}

/**
 * How long ago an entry was made. Nothing is guessed: where the two clocks disagree by minutes, only what
 * this page has measured decides between them.
 *
 * @param seen milliseconds that this page has measured since then; undefined after a reload
 * @param most the longest that the server accepts, in seconds
 * @returns seconds; undefined where the user must say
 */
export function ageOf(
  stamp: Stamp,
  clocks: ClocksNow,
  most: number,
  seen?: number,
): number | undefined {
  const isPossible = (age: number) => age >= (seen ?? 0) - tolerance && age <= longest(most)
  const inSeconds = (age: number) => Math.min(Math.max(age, seen ?? 0, 0) / 1000, most)
  if (stamp.taken_at !== undefined)
    return inSeconds(clocks.now + (clocks.offset ?? 0) - Date.parse(stamp.taken_at))
  const { byPhone, byServer } = agesOf(stamp, clocks)
  if (byServer === undefined)
    return isPossible(byPhone)
      ? inSeconds(byPhone)
      : seen === undefined
        ? undefined
        : inSeconds(seen)
  if (Math.abs(byServer - byPhone) <= tolerance)
    return isPossible(byServer)
      ? inSeconds(byServer)
      : seen === undefined
        ? undefined
        : inSeconds(seen)
  const measured =
    seen === undefined ? [] : [byServer, byPhone].filter((age) => Math.abs(age - seen) <= tolerance)
  return measured.length === 1 ? inSeconds(measured[0]!) : undefined
}

/** The times at which an entry may have been made, by the server's clock, for the user to choose from. */
export function possibleTimes(stamp: Stamp, clocks: ClocksNow, most: number): string[] {
  const { byPhone, byServer } = agesOf(stamp, clocks)
  const now = clocks.now + (clocks.offset ?? 0)
  return [byServer, byPhone]
    .filter((age) => age !== undefined)
    .filter((age) => age >= 0 && age <= most * 1000)
    .map((age) => new Date(now - age).toISOString())
}
