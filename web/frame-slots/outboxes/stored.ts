/** Whether a list is stored in this browser, of any user: the outbox reads whose entries it has. */
export const isStored = (key: string) =>
  [sessionStorage, localStorage].some((store) => store.getItem(key))
