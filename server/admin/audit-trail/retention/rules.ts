/** Events before this are deleted: a whole day at once, so that each day has one record of it. */
export function expiryOf(at: Date, years: number): Date {
  const expiry = new Date(at)
  expiry.setUTCFullYear(expiry.getUTCFullYear() - years)
  expiry.setUTCHours(0, 0, 0, 0)
  return expiry
}
