/** How long an offered hour is reserved for its patient, as an interval of SQL. */
export const offerStands = '2 hours'
/** How soon an hour may begin that is still offered, likewise. */
export const minNotice = '30 minutes'
