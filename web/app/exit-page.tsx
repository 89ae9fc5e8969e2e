import { type MouseEvent, useEffect } from 'react'

import { brand } from '#domain/values/brand.ts'
import { keptPrefix } from '#web/platform/calls/kept/kept-prefix.ts'
import { readStoredSession } from '#web/platform/calls/session.ts'
import { deviceStore, pageStore, storeText, tabStore } from '#web/platform/browser/stores.ts'
import { notifyWorker } from '#web/platform/browser/notify-worker.ts'

/** Presses further apart than this, in milliseconds, do not count as one wish to leave. */
const shiftPressesWithin = 3000

/** For `web/inline/gone.js`: this tab was left, and its target. */
const goneKey = 'ubumi.gone'

/**
 * Leaves at once: the page goes blank, the session ends, this browser deletes what the site stored,
 * and Back leads to the neutral page again.
 */
function leave() {
  document.body.hidden = true
  document.title = ''
  endSession()
  clear()
  // What the page still writes while it unloads, and a page that the browser cached to show it
  // again.
  addEventListener('pagehide', clear)
  addEventListener('pageshow', () => location.replace(brand.exit_page))
  location.replace(brand.exit_page)
}

/** On the server too; the call continues after the page is unloaded, and nothing waits for it. */
function endSession() {
  const token = readStoredSession()?.access_token
  if (!token) return
  const headers = { Authorization: `Bearer ${token}` }
  fetch('/auth/v1/logout?scope=local', { method: 'POST', headers, keepalive: true }).catch(
    () => undefined,
  )
}

function clear() {
  // The worker outlives the page: it deletes the pages it has stored, which show what was opened.
  notifyWorker('exit')
  pageStore.clear()
  tabStore().clear()
  // What is locked names no one, and only the next login of its owner opens it.
  for (const key of Object.keys(deviceStore()))
    if (!key.startsWith(keptPrefix)) deviceStore().removeItem(key)
  storeText(tabStore(), goneKey, brand.exit_page)
}

/**
 * When Shift was pressed lately, in milliseconds. Not in the link: the header of a signed-in user
 * replaces that of the public pages, and no press may be lost by that.
 */
let presses: number[] = []

function countPresses(event: KeyboardEvent) {
  if (event.key !== 'Shift') presses = []
  else if (!event.repeat) {
    presses = [...presses, event.timeStamp].filter(
      (time) => event.timeStamp - time < shiftPressesWithin,
    )
    if (presses.length === 3) leave()
  }
}

/**
 * The exit for a user who is no longer alone with the screen. A plain link where there is no script;
 * Shift pressed three times does the same.
 *
 * @param props.isShort beside a menu, a narrow screen has space for the first word only
 */
export function ExitLink({ isShort }: { isShort?: boolean }) {
  useEffect(() => {
    addEventListener('keydown', countPresses)
    return () => removeEventListener('keydown', countPresses)
  }, [])

  return (
    <>
      <a
        href={brand.exit_page}
        rel="noreferrer"
        className="button button-quiet text-ink"
        aria-describedby="exit-hint"
        onClick={(event: MouseEvent) => {
          event.preventDefault()
          leave()
        }}
      >
        {/* One item of the button, whose gap would be a second space. */}
        <span>
          Exit<span className={isShort ? 'max-lg:sr-only' : undefined}> this page</span>
        </span>
      </a>
      <span id="exit-hint" className="sr-only">
        Leaves at once for a page about the weather. Or press Shift three times.
      </span>
    </>
  )
}
