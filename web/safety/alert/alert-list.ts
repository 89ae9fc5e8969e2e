import { type EntryList, ownerOf, plainList } from '#web/platform/calls/entry-list.ts'
import { canLock, readHeldKeys } from '#web/platform/calls/kept/held-keys.ts'
import { keptList, untilRead } from '#web/platform/calls/kept/kept-lists.ts'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import { signedInId } from '#web/platform/calls/session.ts'
import { deviceStore } from '#web/platform/browser/stores.ts'

const key = outboxKeys.alerts
const plain = plainList(key, () => deviceStore())
const kept = keptList(key)

/**
 * Unsent alerts, locked for their owner where this phone has the keys. An alert waits for no keys: without them it is
 * in a list that others could read, as an id and whose it is, until the keys have come.
 */
export const alertList: EntryList = {
  read: kept.read,
  change: (stays, added) =>
    canLock() && readHeldKeys().length > 0 ? kept.change(stays, added) : plain.change(stays, added),
  // One that can be read is sent at once, whatever else is locked.
  ready: () =>
    kept.read().some((one) => ownerOf(one) === signedInId()) ? Promise.resolve() : untilRead(),
}
