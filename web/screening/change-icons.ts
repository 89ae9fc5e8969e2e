import type { Verdict } from '#domain/questionnaires/trend.ts'
import type { PlaceIconName } from '#web/ui/icons/place-icon.tsx'

/** The icon beside the word for a change of a score, for patients and for staff. */
export const changeIcons: Readonly<Record<Verdict, { icon: PlaceIconName }>> = {
  better: { icon: 'check' },
  same: { icon: 'minus' },
  worse: { icon: 'alert' },
  changed: { icon: 'swap' },
  'item 9': { icon: 'alert' },
  unknown: { icon: 'swap' },
}
