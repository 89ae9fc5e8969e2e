import { createHash } from 'node:crypto'
import { type Profession, professionIn } from '#domain/practice/professions.ts'
import type { DemoPersona } from '#server/seed/personas.ts'

/** A row of `provider_registrations` without its provider and the location of its document. */
interface SampleRegistration {
  profession: Profession
  registration_body: string
  registration_number: string
  certificate_year: number
  certificate_expires_on: string
  document_type: 'application/pdf'
  document_hash: Buffer
  status: 'pending' | 'approved'
  submitted_at: Date
  decided_at: Date | null
}

const day = 24 * 60 * 60 * 1000

/** What a demo provider has sent: the approved ones two months ago, Luyando the day before yesterday. */
export function sampleRegistrations(
  { profile, more }: DemoPersona,
  now: Date,
): (SampleRegistration & { certificate: Uint8Array })[] {
  const { registration_body, registration_number, provider_status } = more
  if (!registration_body || !registration_number) return []
  const certificate_year = now.getUTCFullYear()
  const certificate_expires_on = `${certificate_year + 1}-12-31`
  const certificate = drawCertificate([
    'INVENTED FOR A DEMONSTRATION',
    registration_body,
    `Practising certificate ${certificate_year}`,
    profile.full_name,
    `Registration number ${registration_number}`,
    `Valid until ${certificate_expires_on}`,
  ])
  const ago = (days: number) => new Date(now.getTime() - days * day)
  return [
    {
      profession: more.profession ?? professionIn(more.specialty),
      registration_body,
      registration_number,
      certificate_year,
      certificate_expires_on,
      document_type: 'application/pdf',
      document_hash: createHash('sha256').update(certificate).digest(),
      ...(provider_status === 'approved'
        ? { status: 'approved', submitted_at: ago(61), decided_at: ago(60) }
        : { status: 'pending', submitted_at: ago(2), decided_at: null }),
      certificate,
    },
  ]
}

/** A PDF of one page with these lines on it, in characters of ASCII. */
function drawCertificate(lines: readonly string[]): Uint8Array {
  const shown = lines
    .map((line) => `(${line.replace(/[\\()]/g, '\\$&').replace(/[^ -~]/g, '?')}) Tj 0 -30 Td`)
    .join('\n')
  const content = `BT /F1 18 Tf 72 720 Td\n${shown}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let pdf = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = pdf.length
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  return Buffer.from(
    `${pdf}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`,
    'latin1',
  )
}
