import type { BlockedBy } from '#web/platform/calls/send-when-possible.ts'

/**
 * The texts of the intake form: docs/specification.md, "Notices" and "Forms that wait to be sent".
 */
export const notices = {
  submitted: {
    title: 'Intake Form Submitted!',
    text: 'Your information has been saved successfully.',
  },
  waiting: {
    title: 'Saved on this phone, will be sent',
    text: 'You are offline. We will send your intake form later.',
  },
} as const

/** The text about an unsent form, and the next action where one is needed. */
export function wordsOn(blockedBy: BlockedBy): {
  title: string
  text: string
  way?: { to: string; label: string }
} {
  if (blockedBy === 'offline')
    return {
      title: notices.waiting.title,
      text: 'Your intake form is not sent yet. It stays on this phone until it is sent or you log out. Others who use the phone could find it.',
    }
  if (blockedBy === 'consent')
    return {
      title: 'Your intake form needs your consent',
      text: 'It is only on this phone until you agree that we save health entries, or log out.',
      way: { to: '/consent?next=/intake', label: 'Read and decide' },
    }
  return {
    title: 'Your intake form was not accepted',
    text: `${blockedBy.rejected} It is only on this phone until you correct it or log out.`,
  }
}
