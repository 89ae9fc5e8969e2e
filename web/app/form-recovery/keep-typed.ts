import { watchSession } from '#web/platform/calls/session.ts'
import { isKnown, isOfGroup, isWithin, notePress, readBrought } from './dynamic-fields.ts'
import { followCreates, forgetCreates, noteSubmitted, readCreates } from './kept-creates.ts'
import { openTabs } from './open-tabs.ts'
import { isChanged } from '#web/platform/drafts/fields.ts'
import { isTyped } from '#web/platform/drafts/typed.ts'
import { fieldsOfPage, identify, nameOfForm, valueOf } from './typed-fields.ts'
import { isRestoring, restoreFields, stopRestoring } from './restore-fields.ts'
import { renewBuild } from './new-build.ts'
import {
  clearOthers,
  clearRecord,
  clearUnlessReload,
  personNow,
  placeNow,
  readRecord,
  retention,
  type TypedRecord,
  writeRecord,
} from './form-snapshot.ts'

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
/** What is still on the page is of a user who has logged out. */
let isOver = false

/**
 * From now on what is typed on a page is saved when the page closes against the user's wish: the
 * session ends, the page crashes, or there is a new build of the site; and each time the page is left or goes into
 * the background, where a phone may end it. It is restored on the same page for the same user. In a chunk of its
 * own, fetched while the browser is idle: later it might not be available.
 */
export function keepTyped() {
  const note = ({ target, isTrusted }: Event) => {
    if (!(target instanceof Node)) return
    last = { field: target, ...here() }
    changed.add(target)
    const form = target instanceof Element && target.closest<HTMLElement>('[data-sent]')
    if (form) delete form.dataset['sent']
    if (!isTrusted) return
    touched.add(target)
    isOver = false
  }
  for (const type of ['input', 'change']) addEventListener(type, note, true)
  addEventListener('click', notePress, true)
  followCreates()
  const noteForm = ({ target }: Event) => {
    if (!(target instanceof HTMLFormElement)) return
    noteSubmitted(target)
    answers.observe(target, { attributeFilter: ['data-sent'] })
  }
  addEventListener('submit', noteForm, true)
  // Those that were sent before the script came may be answered out of sight, too.
  for (const form of document.forms) answers.observe(form, { attributeFilter: ['data-sent'] })
  addEventListener('ubumi:keep', keep)
  addEventListener('ubumi:forget', spare)
  addEventListener('ubumi:part-missing', () => void renewBuild(keep))
  addEventListener('pagehide', keepLeft)
  addEventListener('pageshow', forgetLeft)
  document.addEventListener('visibilitychange', () => (document.hidden ? keepLeft() : forgetLeft()))
  // What a visitor typed, and a safety plan, are there again after a reload alone.
  clearUnlessReload(isReload())
  expireLeft()
  // Typed before the script came: that is newer.
  for (const field of fieldsOfPage()) if (isTyped(field)) touched.add(field)
  watchSession(followPerson)
  followPerson()
}

function isReload(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return (load as PerformanceNavigationTiming | undefined)?.type === 'reload'
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
  restoreFields('ended', (field) => touched.has(field))
  restoreFields('left', (field) => touched.has(field))
}

/**
 * The session has ended against the user's wish, and what they typed is saved for them; or they log
 * out.
 */
function spare({ detail: hasEnded }: CustomEventInit<boolean>) {
  if (hasEnded) return keep()
  person = null
  isOver = true
}

/** Milliseconds: a page that crashes and is then reloaded is saved once. */
const aMoment = 60_000

/** Saves what the page's fields contain; nothing where the user has typed nothing. */
function keep() {
  const record = readPage()
  const before = readRecord('ended')
  const isEmpty = record.values.length === 0
  if (isEmpty && (record.state === null || (before && Date.now() - before.at < aMoment))) return
  stopRestoring('ended')
  writeRecord('ended', record)
}

/**
 * Saves the same for the time in which the page is not seen. What waits for a field that has not appeared again
 * since the last time stays.
 */
function keepLeft() {
  // Exit this page hides the body: nothing of the page may be written after that.
  if (isOver || document.body.hidden || person !== personNow()) return
  const record = readPage('[data-own-draft]')
  const before = isRestoring('left') ? readRecord('left') : undefined
  if (before?.place === record.place) {
    const isHere = (one: TypedRecord['values'][number]) =>
      record.values.some(
        ({ form, name, index }) => form === one.form && name === one.name && index === one.index,
      )
    // What was sent since is not typed a second time.
    const sent = fieldsOfPage().filter((field) => field.closest('[data-sent]'))
    const names = identify(fieldsOfPage())
    const isSent = (one: TypedRecord['values'][number]) =>
      sent.some((field) => names.get(field)!.form === one.form)
    record.values.push(...before.values.filter((one) => !isHere(one) && !isSent(one)))
    if (record.brought.length === 0) record.brought = before.brought
    if (record.tabs.length === 0) record.tabs = before.tabs
  }
  if (record.values.length > 0) writeRecord('left', record)
  expireLeft()
}

/** A form that is answered while the page is not seen is not typed a second time once the phone has ended it. */
const answers = new MutationObserver((changes) => {
  const forms = changes
    .map(({ target }) => target as HTMLFormElement)
    .filter(({ dataset }) => dataset['sent'] !== undefined)
  forms.forEach(forgetCreates)
  const record = document.hidden && readRecord('left')
  if (!record || forms.length === 0) return
  const sent = forms.map(nameOfForm)
  const values = record.values.filter(({ form }) => !sent.includes(form))
  // Nor is a dialog opened again for it.
  const brought = record.brought.filter(
    ({ forms }) => !forms?.every((form) => sent.includes(form.replace('*', ''))),
  )
  if (values.length > 0) writeRecord('left', { ...record, values, brought, creates: readCreates() })
  else clearRecord('left')
})

/** The page is seen again with all that is in it. */
function forgetLeft() {
  if (!isRestoring('left')) clearRecord('left')
}

/** A phone may keep a page, and its tab, for days. */
function expireLeft() {
  if (readRecord('left')) setTimeout(() => readRecord('left'), retention.left)
}

/** @param apart what keeps a draft of its own, as a selector: a later change of it must not be undone */
function readPage(apart?: string): TypedRecord {
  const fields = fieldsOfPage().filter((field) => !apart || !field.closest(apart))
  const names = identify(fields)
  const { place, state } = last?.field.isConnected ? last : here()
  const brought = readBrought(fields, place.split(/[?#]/)[0]!).filter(isKnown)
  const values = fields
    .filter(
      (field) =>
        changed.has(field) ||
        isChanged(field) ||
        // Rows are identified by their place, which changes when one is removed.
        brought.some((group) => group.count > 1 && isOfGroup(group, field)),
    )
    // What was sent is not typed a second time. A dialog whose button says nothing may be of another row by then.
    .filter(
      (field) =>
        !field.closest('[data-sent]') && (!field.closest('dialog') || isWithin(brought, field)),
    )
    .map((field) => ({ ...names.get(field)!, ...valueOf(field) }))
  return {
    place,
    state: place === placeNow() ? here().state : state,
    person,
    at: Date.now(),
    values,
    brought,
    tabs: openTabs(),
    creates: readCreates(),
    isForReload: document.querySelector('[data-reload-alone]') !== null,
  }
}
