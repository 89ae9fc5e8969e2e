/**
 * The status transitions of an invoice. `void` is what was wrong: where it had a number, the
 * session gets a new draft.
 */
export const invoiceStatuses = ['draft', 'issued', 'paid', 'waived', 'void'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** Which step may follow which. The database keeps the same table: `billing.keep_course` in `database/`. */
const steps: Record<InvoiceStatus, readonly InvoiceStatus[]> = {
  draft: ['issued', 'waived', 'void'],
  issued: ['paid', 'waived', 'void'],
  // The books never change: what was recorded by mistake is void, and issued again.
  paid: ['void'],
  waived: ['void'],
  void: [],
}

export const mayBecome = (from: InvoiceStatus, to: InvoiceStatus) => steps[from].includes(to)

/** Still to be issued or to be paid. */
export const pendingStatuses = ['draft', 'issued'] as const satisfies readonly InvoiceStatus[]

/** How an invoice is paid. A provider or the front desk records it, except mobile money that came through this service. */
export const paymentMeans = ['cash', 'mobile money', 'bank', 'insurance', 'card'] as const
export type PaymentMeans = (typeof paymentMeans)[number]

/** Why nothing is asked for: the session belongs to the patient's plan, or the provider wants nothing. */
export const waiverReasons = ['membership', 'courtesy'] as const
export type WaiverReason = (typeof waiverReasons)[number]
