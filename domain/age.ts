/** Whole years between a birthday and a later day, both `YYYY-MM-DD`. */
export function yearsBetween(date_of_birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(date_of_birth.slice(0, 4))
  return day.slice(5) < date_of_birth.slice(5) ? years - 1 : years
}
