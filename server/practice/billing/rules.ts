import type { Content } from 'pdfmake/interfaces.js'
import type { SessionType } from '#domain/appointments/slots.ts'
import { brand } from '#domain/values/brand.ts'
import { isIncluded } from '#domain/membership/benefits.ts'
import type { Invoice } from '#domain/practice/billing/schema.ts'
import { type InvoiceStatus, mayBecome } from '#domain/practice/billing/status.ts'
import type { Profession } from '#domain/practice/professions.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { inKwacha } from '#domain/values/money.ts'
import { writtenDay } from '#server/platform/clock.ts'
import { type Cell, writeCsv } from '#server/platform/files/csv.ts'
import { printable } from '#server/platform/pdf/printable.ts'
import { heading, note, type PdfDocument, table } from '#server/platform/pdf/pdf-document.ts'
import { Problem } from '#server/platform/problem.ts'

/** An invoice as it is stored, with its instants as dates. */
type StoredInvoice = Omit<Invoice, 'session_time' | 'issued_at'> & {
  session_time: Date
  issued_at: Date | null
}

/** What the plans of a patient pay on the day of a session, as `billing.plan_cover` returns it. */
export interface Cover {
  /** The provider's; null where they have none. */
  profession: Profession | null
  session_type: SessionType
  plan_keys: string[]
  covered: SessionType[]
}

/** @throws Problem 409 where an invoice cannot go on like that */
export function requireStep(from: InvoiceStatus, to: InvoiceStatus): void {
  if (!mayBecome(from, to))
    throw new Problem(409, 'conflict', 'This invoice has changed since then. Please look again.')
}

/**
 * Requires that no invoice is written for a session that the patient's plan pays.
 *
 * @param cover undefined where the provider has no such invoice
 * @throws Problem 409
 */
export function requireNotIncluded(cover: Cover | undefined): void {
  if (!cover?.profession) return
  const { profession, session_type, plan_keys, covered } = cover
  if (isIncluded({ profession, session_type }, plan_keys, covered))
    throw new Problem(
      409,
      'included',
      'The patient’s plan includes this session. Close the invoice as covered by the membership.',
    )
}

/** The columns of the file; the amounts are kwacha. */
const head = [
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
]

const dayOf = (at: Date) => lusakaClock(at).day

/** Invoices as a CSV file, one a row; days are Lusaka's. */
export function tabulate(invoices: readonly StoredInvoice[]): string {
  return writeCsv(
    head,
    invoices.map((invoice): Cell[] => [
      invoice.number,
      dayOf(invoice.session_time),
      invoice.session_type,
      invoice.patient?.full_name ?? null,
      invoice.amount_ngwee === null ? null : (invoice.amount_ngwee / 100).toFixed(2),
      invoice.status,
      invoice.issued_at && dayOf(invoice.issued_at),
      invoice.paid_on,
      invoice.paid_by,
      invoice.waived_because,
    ]),
  )
}

const titles: Record<InvoiceStatus, string> = {
  draft: 'Draft',
  issued: 'To be paid',
  paid: 'Paid',
  waived: 'Nothing to pay',
  void: 'Void: this invoice does not count',
}

/**
 * An invoice on paper. It says "session" and nothing of what the session was about; the patient's name
 * is there where the invoice brings one, which it does for the provider alone.
 */
export function renderInvoice(invoice: StoredInvoice, provider_name: string): PdfDocument {
  const { number, patient, session_time, session_type, amount_ngwee, status } = invoice
  const title = `Invoice ${number}`
  const amount = amount_ngwee === null ? '–' : inKwacha(amount_ngwee)
  const lines: Content[] = [
    { text: `From ${printable(provider_name)}` },
    ...(patient ? [{ text: `To ${printable(patient.full_name)}` }] : []),
    note(`Issued on ${writtenDay(dayOf(invoice.issued_at!))}`),
  ]
  return {
    title,
    lines,
    content: [
      table(
        ['*', 120, 90],
        ['Session', 'Type', 'Amount'],
        [[writtenDay(dayOf(session_time)), session_type, amount]],
      ),
      heading(titles[status]),
      note(settled(invoice)),
    ],
    footer: `${title} · ${brand.name}`,
  }
}

function settled({ status, paid_on, paid_by, waived_because }: StoredInvoice): string {
  if (status === 'paid') return `Paid on ${writtenDay(paid_on!)}, by ${paid_by}.`
  if (status === 'waived')
    return waived_because === 'membership' ? 'Covered by the membership.' : 'Waived by courtesy.'
  return status === 'issued' ? 'Payable to the provider named above.' : ''
}
