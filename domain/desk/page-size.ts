/** Appointments of one page of the front desk; apart from the schema, which a list does not need. */
export const maxDeskRows = 100
