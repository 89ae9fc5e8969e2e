/** Whether a list is stored at all, in either store; the outbox finds out whose it is. */
export const isStored = (key: string) =>
  [sessionStorage, localStorage].some((store) => store.getItem(key))
