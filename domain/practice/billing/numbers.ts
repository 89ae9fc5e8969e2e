/** Whose series of numbers an invoice is of. */
export const numberSeries = ['provider', 'clinic'] as const
export type NumberSeries = (typeof numberSeries)[number]

/**
 * A number of an invoice as it is shown: `2026-0001` in the series of a provider, `C-2026-0001` in that of the clinic.
 * The database writes the same: `billing.write_number`.
 */
export const numberOf = (series: NumberSeries, year: number, serial: number): string =>
  `${series === 'clinic' ? 'C-' : ''}${year}-${String(serial).padStart(4, '0')}`

/** That of a credit note, as `CN-C-2026-0001`. */
export const creditNoteNumberOf = (series: NumberSeries, year: number, serial: number): string =>
  `CN-${numberOf(series, year, serial)}`
