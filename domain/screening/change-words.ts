import type { ChangeVerdict } from './change.ts'

/**
 * The word for each verdict on a change of score, on every page for patients and for staff, so that two pages never
 * say different things of one change. The rule is in domain/screening/change.ts.
 */
export const changeLabels = {
  better: 'Better',
  worse: 'Worse',
  same: 'No clear change',
  // It crossed a band, or may be error of measurement, or the questions cannot say more.
  changed: 'Changed',
  'item 9': 'Item 9 is above 0: the score alone does not count',
} as const satisfies Record<ChangeVerdict | 'item 9', string>
