import { readText, removeText, storeText, tabStore } from '#web/platform/browser/stores.ts'

/** Where the results of a visitor wait in the tab for their account: `web/screening/trial/hand-over.ts`. */
export const handedOverKey = 'ubumi.handed-over'

/** On the way into the account, with what a person may read on it. */
const onTheWay =
  /^\/(signup|login|confirm|forgot-password|reset-password|consent|screening\/(try|keep)|terms|privacy|help-now|safety)$/

/** A tab that went elsewhere has given up the way: its results are no longer handed to anyone. */
export function dropAbandonedResults() {
  if (!onTheWay.test(location.pathname)) removeText(handedOverKey)
}

/** From now on the account of this address alone gets the results that wait in this tab. */
export function bindResultsTo(email: string) {
  const text = readText(handedOverKey)
  if (text === null) return
  const bound = { ...(JSON.parse(text) as object), email: email.trim().toLowerCase() }
  storeText(tabStore(), handedOverKey, JSON.stringify(bound))
}
