/** The one source of "now" for decisions that are not made in the database. */
export function now(): Date {
  return new Date()
}
