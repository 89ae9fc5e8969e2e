/** Where readings are queued offline: in the store of the session, the tab's or the device's. */
export const waitingKey = 'ubumi.readings'

/** Whether anything is queued at all; the outbox finds out whose it is. */
export function isAnythingWaiting(): boolean {
  return [sessionStorage, localStorage].some((store) => store.getItem(waitingKey))
}
