import anyAscii from 'any-ascii'

/** Characters of one part of a name: a folder shows some thirty of all. */
const longestPart = 60

/**
 * What a download is called: what it is, whose and of when, in small Latin letters, digits and hyphens, which
 * every system can store and every mail can carry. `blood-pressure-report-mutale-banda-2026-09-01-to-2026-11-29.pdf`
 *
 * @param parts in this order; what is empty or unknown is left out
 * @param extension as `pdf`, `fhir.json`
 */
export function fileName(parts: readonly (string | null | undefined)[], extension: string): string {
  const written = parts.map(partOf).filter((part) => part !== '')
  return `${written.join('-') || 'file'}.${extension}`
}

const partOf = (part: string | null | undefined) =>
  anyAscii((part ?? '').replaceAll(/['’]/g, ''))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestPart)
    .replaceAll(/^-|-$/g, '')

/** The header of a download with its name: `fileName`. */
export const attachment = (name: string) => ({
  'Content-Disposition': `attachment; filename="${name}"`,
})

/** The headers of a PDF with its name: `fileName`. */
export const pdfHeaders = (name: string) => ({
  'Content-Type': 'application/pdf',
  ...attachment(name),
})
