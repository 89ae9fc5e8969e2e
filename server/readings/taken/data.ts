import { sql } from 'kysely'

/**
 * The time of a row is when it was made, also where it was stored offline; when it arrived is in the
 * audit. A retry is a little later, so the first time is used.
 *
 * @param seconds how long ago that was; undefined where it is made now
 */
export function takenAgo(seconds: number | undefined) {
  return seconds === undefined
    ? {}
    : { created_at: sql<string>`now() - make_interval(secs => ${seconds})` }
}
