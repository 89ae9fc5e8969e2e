import { type ClaimState, pendingClaims } from '../../insurance/claim-state.ts'
import type { InvoiceStatus } from './status.ts'

/** The states of an issued invoice, as its patient sees them. */
export const invoiceStates = [
  'open',
  'part paid',
  'overdue',
  'paid',
  'nothing to pay',
  'void',
] as const
export type InvoiceState = (typeof invoiceStates)[number]

/** Figures of an invoice, in ngwee. */
export interface InvoiceSums {
  /** Null for a draft without a price. */
  amount_ngwee: number | null
  /** Payments that were not reversed. */
  paid_ngwee: number
  credited_ngwee: number
  /** The share of an insurer, where there is one. */
  claim?: { state: ClaimState; amount_ngwee: number; paid_ngwee: number } | null
}

/** What an insurer is still asked for of an invoice, in ngwee: its patient does not owe it. */
export const coveredOf = ({ claim }: Pick<InvoiceSums, 'claim'>): number =>
  claim && pendingClaims.includes(claim.state) ? claim.amount_ngwee - claim.paid_ngwee : 0

/** What its patient has still to pay of an issued invoice, in ngwee. */
export const openOf = (invoice: InvoiceSums): number =>
  (invoice.amount_ngwee ?? 0) - invoice.paid_ngwee - invoice.credited_ngwee - coveredOf(invoice)

interface IssuedInvoice extends InvoiceSums {
  status: InvoiceStatus
  /** The last day to pay, `YYYY-MM-DD`. */
  due_on: string | null
}

/**
 * The state of an issued invoice. Only an invoice that still asks for money can be overdue.
 *
 * @param today `YYYY-MM-DD`, in Lusaka
 */
export function stateOf(invoice: IssuedInvoice, today: string): InvoiceState {
  const { status, due_on, paid_ngwee, claim } = invoice
  if (status === 'void') return 'void'
  if (status === 'waived') return 'nothing to pay'
  if (status === 'issued' && claim && paid_ngwee === 0 && openOf(invoice) <= 0)
    return 'nothing to pay'
  if (status === 'paid' || openOf(invoice) <= 0) return 'paid'
  if (due_on !== null && due_on < today) return 'overdue'
  return paid_ngwee > 0 ? 'part paid' : 'open'
}

/** Whether the patient can still pay it. */
export const asksForMoney = (state: InvoiceState) =>
  state === 'open' || state === 'part paid' || state === 'overdue'
