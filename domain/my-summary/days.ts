/** How many days the readings of the summary cover, today included. */
export const summaryDays = 30
