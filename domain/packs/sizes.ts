/** A size of a pack: as a blank one, and as the largest that was measured. */
interface Range {
  from: number
  to: number
}

/**
 * Pages, and kilobytes of a file without a logo, of each pack: as blank, and with 500 readings of each kind.
 * `server/packs/pack-pdf.test.ts` measures them, and says what to write here.
 */
export const packSizes: Readonly<Record<string, { pages: Range; kB: Range }>> = {
  'my-pressure-month': { pages: { from: 7, to: 10 }, kB: { from: 58, to: 73 } },
  'my-sugar-month': { pages: { from: 7, to: 10 }, kB: { from: 59, to: 75 } },
  'clinic-visit': { pages: { from: 7, to: 11 }, kB: { from: 51, to: 75 } },
  'medicines-every-day': { pages: { from: 7, to: 9 }, kB: { from: 56, to: 64 } },
  'cooking-with-less-salt': { pages: { from: 7, to: 7 }, kB: { from: 56, to: 56 } },
  'moving-more': { pages: { from: 6, to: 7 }, kB: { from: 53, to: 58 } },
  'sleep-week': { pages: { from: 6, to: 6 }, kB: { from: 52, to: 53 } },
  'calmer-weeks': { pages: { from: 7, to: 7 }, kB: { from: 55, to: 56 } },
  'getting-going-again': { pages: { from: 7, to: 7 }, kB: { from: 54, to: 55 } },
  'exam-weeks': { pages: { from: 7, to: 7 }, kB: { from: 57, to: 57 } },
}
