import { tabStore } from '#web/platform/browser/stores.ts'

/**
 * The build that this tab was reloaded for, so that a persistent error does not reload it without
 * end.
 */
const renewedKey = 'ubumi.renewed'

let isAsking = false

/**
 * A part of the app could not be fetched. If the cause is a new build of the site since this tab
 * was opened, saves what is typed and reloads the page.
 */
export async function renewBuild(keep: () => void) {
  if (isAsking) return
  isAsking = true
  try {
    const answer = await fetch(location.pathname, {
      headers: { Accept: 'text/html' },
      cache: 'no-store',
    })
    const entry = entryIn(await answer.text())
    if (!answer.ok || entry === undefined || isOwn(entry)) return
    if (tabStore().getItem(renewedKey) === entry) return
    keep()
    tabStore().setItem(renewedKey, entry)
    location.reload()
  } catch {
    // There is no connection: nothing is known of a new build.
  } finally {
    isAsking = false
  }
}

/** The address of the first script of a page, as its HTML names it. */
const entryIn = (html: string) =>
  (/data-chunks="([^" ]+)/.exec(html) ?? /<script type="module" src="([^"]+)"/.exec(html))?.[1]

/** Whether this tab runs that script: its own HTML stays the document, on every page. */
function isOwn(entry: string): boolean {
  const chunks = document.querySelector<HTMLElement>('script[data-chunks]')?.dataset.chunks
  const own =
    chunks?.split(' ')[0] ?? document.querySelector('script[type=module]')?.getAttribute('src')
  return own === entry
}
