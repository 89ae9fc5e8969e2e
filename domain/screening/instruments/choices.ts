import type { Choice } from './instrument.ts'

/** How often in two weeks, in GAD-7 and PHQ-9. */
export const howOften: readonly Choice[] = [
  { label: 'Not at all', value: 0 },
  { label: 'Several days', value: 1 },
  { label: 'More than half the days', value: 2 },
  { label: 'Nearly every day', value: 3 },
]

/** In PC-PTSD-5 and CAGE-AID. */
export const yesNo: readonly Choice[] = [
  { label: 'Yes', value: 1 },
  { label: 'No', value: 0 },
]
