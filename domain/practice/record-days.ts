/** How many days on which other people opened a record are listed at a time. */
export const recordDaysAtOnce = 7
