import type { Claim } from '#domain/insurance/claims.ts'
import { brand } from '#domain/values/brand.ts'
import { inKwacha } from '#domain/values/money.ts'
import { writtenDay } from '#server/platform/clock.ts'
import { note, type PdfDocument, table } from '#server/platform/pdf/pdf-document.ts'
import { printable } from '#server/platform/pdf/printable.ts'
import { invoiceWords } from '../../clinic-settings/own-brand.ts'

interface ClaimSheet {
  insurer_name: string
  /** As it is written: October 2026. */
  month: string
  claims: readonly Claim[]
}

/** The claims of a month on paper, to hand in: no diagnosis, and no reason of a visit. */
export function renderClaims({ insurer_name, month, claims }: ClaimSheet): PdfDocument {
  const sum = claims.reduce((all, { amount_ngwee }) => all + amount_ngwee, 0)
  const rows = claims.map((claim) => [
    writtenDay(claim.visit_on),
    printable(claim.patient_name ?? 'Account erased'),
    printable(claim.member_number ?? ''),
    printable(claim.visit_type),
    claim.invoice_number,
    inKwacha(claim.amount_ngwee),
  ])
  return {
    title: `Claims of ${month}`,
    lines: [
      [brand.name, ...brand.address].join(', '),
      `${brand.phone}, ${brand.email}`,
      ...(invoiceWords.tpin ? [`TPIN ${invoiceWords.tpin}`] : []),
      `To ${insurer_name}`,
    ].map((line) => ({ text: printable(line, 500) })),
    content: [
      note(`${claims.length} ${claims.length === 1 ? 'claim' : 'claims'}, ${inKwacha(sum)}`),
      table(
        [82, '*', 92, 80, 62, 62],
        ['Visit', 'Patient', 'Member number', 'Visit type', 'Invoice', 'Amount'],
        [
          ...rows,
          [{ text: 'Total', bold: true }, '', '', '', '', { text: inKwacha(sum), bold: true }],
        ],
      ),
    ],
    footer: `${brand.name}, ${insurer_name}, ${month}`,
  }
}
