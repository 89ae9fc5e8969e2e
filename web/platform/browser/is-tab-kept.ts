import { tabStore } from './stores.ts'

/** Whether a tab of this browser keeps anything over a reload. */
export function isTabKept(): boolean {
  try {
    tabStore().setItem('ubumi.try', '1')
    tabStore().removeItem('ubumi.try')
    return true
  } catch {
    return false
  }
}
