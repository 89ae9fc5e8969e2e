import { keptOfflineDays } from '#domain/values/kept-offline.ts'
import type { Place } from '#web/platform/calls/entry-list.ts'
import type { BlockedBy } from '#web/platform/calls/send-when-possible.ts'

/** "1 reading not sent yet.", "2 readings not sent yet.". */
export function howMany(count: number): string {
  return count === 1 ? '1 reading not sent yet.' : `${count} readings not sent yet.`
}

/** Where unsent readings are, as far as that is true. */
export const titleOf = (place: Place) =>
  place === 'phone' ? 'Saved on this phone, will be sent' : 'Saved in this tab only'

/** What the unsent readings wait for. "Will be sent" only where nothing but the connection is missing. */
export function headingOf(reasons: readonly BlockedBy[], place: Place): string {
  if (reasons.includes('consent')) return 'Your readings need your consent'
  if (reasons.includes('time')) return 'Tell us when you measured'
  if (reasons.some((reason) => reason instanceof Object)) return 'A reading was not accepted'
  return titleOf(place)
}

/** The texts about queued readings. */
export const toasts = {
  waiting: (place: Place) => ({
    title: titleOf(place),
    text:
      place === 'phone'
        ? 'You are offline. We will send your reading later.'
        : 'You are offline. Keep this tab open until we have sent your reading.',
  }),
  sent: (count: number) => ({
    title: 'Success!',
    text:
      count === 1
        ? 'Your reading has been sent and logged.'
        : `${count} readings have been sent and logged.`,
  }),
}

/** How long they stay, and who else may see them. */
export function textOnStay(place: Place): string {
  return place === 'phone'
    ? `We send them when you are online and logged in here. Others who use this phone cannot read them. If you do not log in here for ${keptOfflineDays} days, they are deleted.`
    : 'They are in this tab only. You can reload it. If you close the tab or log out, they are deleted.'
}
