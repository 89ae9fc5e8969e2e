import { ownerOf, readPlain } from '#web/platform/calls/entry-list.ts'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import { deviceStore, tabStore } from '#web/platform/browser/stores.ts'
import { signedInId } from '#web/platform/calls/session.ts'
import { notifyOtherTabs } from '#web/platform/signed-in/auth/chosen-logout.ts'
import { clearBrowserStorage } from '#web/platform/signed-in/auth/clear-session.ts'

/** Unsent entries of the user that are not locked: the end of the session deletes them. */
const hasOpenEntries = () =>
  Object.values(outboxKeys).some((key) =>
    [tabStore(), deviceStore()].some((store) =>
      readPlain(key, store).some((one) => ownerOf(one) === signedInId()),
    ),
  )

/**
 * Logs out on this device where not even the script for that can be fetched, so that nothing can be sent or locked.
 * What is locked stays for the next login, and what others have not sent stays for them. What would be lost is asked
 * about first.
 *
 * @returns whether the user has logged out
 */
export async function leaveAnyway(): Promise<boolean> {
  if (signedInId() !== undefined && hasOpenEntries() && !confirm(losesUnsent)) return false
  notifyOtherTabs()
  await clearBrowserStorage()
  return true
}

const losesUnsent =
  'Not everything is sent yet. A part of this page could not be loaded, so we cannot send it now. If you log out now, it is deleted.'
