import { watchSession } from '#web/platform/calls/session.ts'
import { isOf, notePress, readBrought } from './dynamic-fields.ts'
import { openTabs } from './open-tabs.ts'
import { isChanged } from '#web/platform/drafts/fields.ts'
import { fieldsOfPage, identify, valueOf } from './typed-fields.ts'
import { restoreFields, stopRestoring } from './restore-fields.ts'
import { renewBuild } from './new-build.ts'
import { clearOthers, personNow, placeNow, readRecord, writeRecord } from './form-snapshot.ts'

/** Fields that were changed, by the user or for them; and by the user since the page was opened. */
const changed = new WeakSet<EventTarget>()
const touched = new WeakSet<EventTarget>()
/** The user who is signed in, or was until a moment ago. */
let person: string | null = null
/**
 * The field that was changed last, and the address of its page: the current address may already be
 * the next one.
 */
let last: { field: Node; place: string; state: unknown } | undefined

/**
 * From now on what is typed on a page is saved when the page closes against the user's wish: the
 * session ends, the page crashes, or there is a new build of the site. It is restored on the same
 * page for the same user. In a chunk of its own, fetched while the browser is idle: later it might
 * not be available.
 */
export function keepTyped() {
  const note = ({ target, isTrusted }: Event) => {
    if (!(target instanceof Node)) return
    last = { field: target, ...here() }
    changed.add(target)
    if (isTrusted) touched.add(target)
  }
  for (const type of ['input', 'change']) addEventListener(type, note, true)
  addEventListener('click', notePress, true)
  addEventListener('ubumi:keep', keep)
  addEventListener('ubumi:forget', spare)
  addEventListener('ubumi:part-missing', () => void renewBuild(keep))
  watchSession(followPerson)
  followPerson()
}

function here() {
  const { usr = null } = (history.state ?? {}) as { usr?: unknown }
  return { place: placeNow(), state: usr }
}

function followPerson() {
  const now = personNow()
  if (now !== null) {
    person = now
    clearOthers(now)
    // The logout must be available offline: it asks before unsent entries are deleted.
    import('#web/app/signed-in/sign-out.ts').catch(() => undefined)
  }
  restoreFields((field) => touched.has(field))
}

/**
 * The session has ended against the user's wish, and what they typed is saved for them; or they log
 * out.
 */
function spare({ detail: hasEnded }: CustomEventInit<boolean>) {
  if (hasEnded) keep()
  else person = null
}

/** Milliseconds: a page that crashes and is then reloaded is saved once. */
const aMoment = 60_000

/** Saves what the page's fields contain; nothing where the user has typed nothing. */
function keep() {
  const fields = fieldsOfPage()
  const names = identify(fields)
  const brought = readBrought(fields)
  const values = fields
    .filter(
      (field) =>
        changed.has(field) ||
        isChanged(field) ||
        // Rows are identified by their place, which changes when one is removed.
        brought.some(({ brings, count }) => count > 1 && isOf(brings, field.name)),
    )
    .map((field) => ({ ...names.get(field)!, ...valueOf(field) }))
  const { place, state } = last?.field.isConnected ? last : here()
  const before = readRecord()
  if (values.length === 0 && (state === null || (before && Date.now() - before.at < aMoment)))
    return
  stopRestoring()
  writeRecord({
    place,
    state: place === placeNow() ? here().state : state,
    person,
    at: Date.now(),
    values,
    brought,
    tabs: openTabs(),
  })
}
