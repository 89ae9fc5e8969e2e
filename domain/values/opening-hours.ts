/** When the team works: days of the week (Sunday is 0) and whole hours. */
export interface OpeningHours {
  weekdays: readonly number[]
  from: number
  to: number
}

/** By the clock in Lusaka. As `brand.hours` says: Monday to Friday, 08:00 to 17:00. */
export const openingHours: OpeningHours = { weekdays: [1, 2, 3, 4, 5], from: 8, to: 17 }
