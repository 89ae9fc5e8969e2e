import { keptOfflineDays } from '#domain/values/kept-offline.ts'
import type { Place } from '#web/platform/calls/entry-list.ts'

/** The notices of this feature, word for word (docs/specification.md, "Notices"). */
export const toasts = {
  saved: {
    title: 'Saved!',
    text: 'Your screening results have been saved to your profile.',
  },
  notSaved: { title: 'Error', text: 'Could not save your results.', kind: 'destructive' },
} as const

export const errorTitles = { fetching: 'Error fetching your results' } as const

/** A screening that is finished and not sent. */
export const savedHere = (place: Place): string =>
  place === 'phone'
    ? 'Saved on this phone. We send it when you are online.'
    : 'Saved in this tab only. Keep this tab open: we send it when you are online.'

/** How long it stays, and who else may see it. */
export function textOnStay(place: Place): string {
  return place === 'phone'
    ? `Only you can read it. If you do not log in here for ${keptOfflineDays} days, it is deleted.`
    : 'Closing the tab or logging out deletes the screening.'
}
