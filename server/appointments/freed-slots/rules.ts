/** How long an hour is held for whom it was offered to, as an interval of SQL. */
export const offerStands = '2 hours'
/** How soon an hour may begin that is still offered, likewise. */
export const leastNotice = '30 minutes'
