import { kwachaDigits } from '#domain/values/money.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import type { Cell } from '#server/platform/files/csv.ts'
import type { StoredInvoice } from './invoice-problems.ts'

/** The columns of the file of invoices; the amounts are kwacha. */
export const invoicesHead = [
  'number',
  'session_day',
  'session_type',
  'patient',
  'amount_kwacha',
  'status',
  'issued_on',
  'paid_on',
  'paid_by',
  'waived_because',
  'due_on',
  'received_kwacha',
  'credited_kwacha',
]

const dayOf = (at: Date) => lusakaClock(at).day

/** An invoice as a row of the file; days are Lusaka's. */
export const invoiceCells = (invoice: StoredInvoice): Cell[] => [
  invoice.number,
  dayOf(invoice.session_time),
  invoice.session_type,
  invoice.patient?.full_name ?? null,
  invoice.amount_ngwee === null ? null : kwachaDigits(invoice.amount_ngwee),
  invoice.status,
  invoice.issued_at && dayOf(invoice.issued_at),
  invoice.paid_on,
  invoice.paid_by,
  invoice.waived_because,
  invoice.due_on,
  kwachaDigits(invoice.paid_ngwee),
  kwachaDigits(invoice.credited_ngwee),
]
