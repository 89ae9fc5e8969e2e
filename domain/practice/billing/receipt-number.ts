/**
 * The number of a receipt: that of the invoice and of the payment on it, `2026-0012/2`.
 *
 * @param nth which payment of the invoice it is, from 1, counted with those that were reversed: so it stays
 */
export const receiptNumberOf = (invoice_number: string, nth: number) => `${invoice_number}/${nth}`
