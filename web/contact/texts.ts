import { keptOfflineDays } from '#domain/values/kept-offline.ts'
import type { Place } from '#web/platform/calls/entry-list.ts'

const titleOf = (place: Place) =>
  place === 'phone' ? 'Saved on this phone, will be sent' : 'Saved in this tab only'

/** Who wrote a message that waits, as far as the page knows. */
interface Waiting {
  /** Written without an account. */
  isOfVisitor: boolean
  place: Place
}

/** What is said of a message that could not be sent yet: where it is, and who else may read it. */
export function wordsOn({ isOfVisitor, place }: Waiting): { title: string; text: string } {
  const title = titleOf(place)
  if (place === 'tab')
    return {
      title,
      text: 'Your message is not sent yet. If you close this tab or log out, it is deleted.',
    }
  return {
    title,
    text: isOfVisitor
      ? 'We send it automatically when you are online and this site is open. Until then it stays on this phone. Others who use the phone could read it.'
      : `We send it when you are online and logged in here. Others who use this phone cannot read it. If you do not log in here for ${keptOfflineDays} days, it is deleted.`,
  }
}

/** The notices of this feature for a success or a failure. */
export const toasts = {
  sent: {
    title: 'Message sent!',
    text: 'Thank you for writing. We answer by email.',
  },
  waiting: (place: Place) => ({
    title: titleOf(place),
    text:
      place === 'phone'
        ? 'You are offline. We will send your message later.'
        : 'You are offline. Keep this tab open until we have sent your message.',
  }),
} as const
