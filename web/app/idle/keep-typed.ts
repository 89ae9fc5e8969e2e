import { watchSession } from '#web/app/session.ts'
import { isOf, notePress, readBrought } from './brought-fields.ts'
import { fieldsOfPage, identify, isChanged, valueOf } from './typed-fields.ts'
import { giveBack, stopGivingBack } from './give-back.ts'
import { renewBuild } from './new-build.ts'
import { forgetOthers, personNow, placeNow, readRecord, writeRecord } from './typed-record.ts'

/** Fields that were changed, by the person or for them; and by the person since the page was opened. */
const changed = new WeakSet<EventTarget>()
const touched = new WeakSet<EventTarget>()
/** Whoever is signed in, or was until a moment ago. */
let person: string | null = null
/** The field that was changed last, and where its page stands: the address may already be the next one's. */
let last: { field: Node; place: string; state: unknown } | undefined

/**
 * From now on what is typed on a page is put aside when the page goes without the person's wish: the
 * session ends, the page falls over, or the site has been built anew. Given back on the same page to the
 * same person. In a chunk of its own, fetched while the browser is idle: later it could not be had.
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
    forgetOthers(now)
    // The way out must be at hand when there is no line: it asks before unsent entries are deleted.
    import('#web/app/signed-in/sign-out.ts').catch(() => undefined)
  }
  giveBack((field) => touched.has(field))
}

/** The session has ended without the person's wish, and what they typed stays for them; or they leave. */
function spare({ detail: hasEnded }: CustomEventInit<boolean>) {
  if (hasEnded) keep()
  else person = null
}

/** Milliseconds: what falls over and is then loaded again is put aside once. */
const aMoment = 60_000

/** Puts aside what the page holds; nothing where the person has typed nothing. */
function keep() {
  const fields = fieldsOfPage()
  const names = identify(fields)
  const brought = readBrought(fields)
  const values = fields
    .filter(
      (field) =>
        changed.has(field) ||
        isChanged(field) ||
        // Rows are told apart by their place, which one that was taken away has changed.
        brought.some(({ brings, count }) => count > 1 && isOf(brings, field.name)),
    )
    .map((field) => ({ ...names.get(field)!, ...valueOf(field) }))
  const { place, state } = last?.field.isConnected ? last : here()
  const before = readRecord()
  if (values.length === 0 && (state === null || (before && Date.now() - before.at < aMoment)))
    return
  stopGivingBack()
  writeRecord({
    place,
    state: place === placeNow() ? here().state : state,
    person,
    at: Date.now(),
    values,
    brought,
  })
}
