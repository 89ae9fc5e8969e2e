/** Where readings wait that found no line: in the store of the session, the tab's or the device's. */
export const waitingKey = 'ubumi.readings'

/** Whether anything waits at all; whose it is, the outbox finds out. */
export function isAnythingWaiting(): boolean {
  return [sessionStorage, localStorage].some((store) => store.getItem(waitingKey))
}
