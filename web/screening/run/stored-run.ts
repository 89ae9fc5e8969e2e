/** By person, so that the next user of this tab does not see it. */
const keyOf = (user_id: string) => `ubumi.screening.${user_id}`

/**
 * True where this tab has put a screening aside. It is in the tab's own store alone: closing the tab,
 * "Exit this page" and logging out each forget it.
 */
export function hasRun(user_id: string): boolean {
  return sessionStorage.getItem(keyOf(user_id)) !== null
}

/** The text that was put aside. */
export function storedRun(user_id: string): string | null {
  return sessionStorage.getItem(keyOf(user_id))
}

/** True where what was put aside answers this request of a provider. */
export function isUnderWay(user_id: string, request_id: string): boolean {
  try {
    const run = JSON.parse(storedRun(user_id) ?? 'null') as { request?: unknown } | null
    return run?.request === request_id
  } catch {
    return false
  }
}

/** Where the store is full or shut off, the run lives on in the page and only a reload loses it. */
export function storeRun(user_id: string, text: string) {
  try {
    sessionStorage.setItem(keyOf(user_id), text)
  } catch {
    clearRun(user_id)
  }
}

export function clearRun(user_id: string) {
  sessionStorage.removeItem(keyOf(user_id))
}
