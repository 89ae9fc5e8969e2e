import { keptOfflineDays } from '#domain/values/kept-offline.ts'
import type { Place } from '#web/platform/calls/entry-list.ts'
import type { BlockedBy } from '#web/platform/calls/send-when-possible.ts'

const titleOf = (place: Place) =>
  place === 'phone' ? 'Saved on this phone, will be sent' : 'Saved in this tab only'

/**
 * The texts of the intake form: docs/specification.md, "Notices" and "Forms that wait to be sent".
 */
export const toasts = {
  submitted: {
    title: 'Intake Form Submitted!',
    text: 'Your information has been saved successfully.',
  },
  waiting: (place: Place) => ({
    title: titleOf(place),
    text:
      place === 'phone'
        ? 'You are offline. We will send your intake form later.'
        : 'You are offline. Keep this tab open until we have sent your intake form.',
  }),
} as const

/** The text about an unsent form, and the next action where one is needed. */
export function wordsOn(
  blockedBy: BlockedBy,
  place: Place,
): {
  title: string
  text: string
  way?: { to: string; label: string }
} {
  if (blockedBy === 'offline' || blockedBy === 'time')
    return {
      title: titleOf(place),
      text:
        place === 'phone'
          ? `Your intake form is not sent yet. We send it when you are online and logged in here. Others who use this phone cannot read it. If you do not log in here for ${keptOfflineDays} days, it is deleted.`
          : 'Your intake form is not sent yet. If you close this tab or log out, it is deleted.',
    }
  if (blockedBy === 'consent')
    return {
      title: 'Your intake form needs your consent',
      text: 'It is only on this phone until you agree that we save health entries.',
      way: { to: '/consent?next=/intake', label: 'Read and decide' },
    }
  return {
    title: 'Your intake form was not accepted',
    text: `${blockedBy.rejected} It is only on this phone until you correct it.`,
  }
}
