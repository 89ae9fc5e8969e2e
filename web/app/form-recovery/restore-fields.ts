import { flushSync } from 'react-dom'
import { bringBack, isWithin } from './dynamic-fields.ts'
import { findCreates } from './kept-creates.ts'
import { openTab } from './open-tabs.ts'
import type { Field } from '#web/platform/drafts/fields.ts'
import { fieldsOfPage, fill, identify } from './typed-fields.ts'
import {
  type Cause,
  clearRecord,
  personNow,
  placeNow,
  readRecord,
  type TypedValue,
} from './form-snapshot.ts'

const stops = new Map<Cause, () => void>()

export const stopRestoring = (cause: Cause) => stops.get(cause)?.()

export const isRestoring = (cause: Cause) => stops.has(cause)

/**
 * Fills the fields of the page with what was typed there before, as they appear, once the same user
 * is at the same place again. What they have typed since stays as it is.
 *
 * @param isTouched whether the user has changed the field since the page was opened
 */
export function restoreFields(cause: Cause, isTouched: (field: Field) => boolean) {
  const record = readRecord(cause)
  if (isRestoring(cause) || !record) return
  let open: TypedValue[] | undefined
  /** Those that have not been opened again. */
  let tabs = record.tabs

  function fillAll() {
    if (!isHere()) {
      // The user has left the page again: the values not filled in by then are dropped.
      if (open) end()
      return
    }
    open ??= begin()
    tabs = tabs.filter((id) => !openTab(id))
    const fields = fieldsOfPage()
    const waiting = bringBack(record!.brought, fields)
    for (const [field, { form, name, index }] of identify(fields)) {
      if (isWithin(waiting, field)) continue
      const found = open.find(
        (one) =>
          one.form === form &&
          one.name === name &&
          one.index === index &&
          (one.checked === undefined || one.value === field.value),
      )
      if (!found) continue
      open.splice(open.indexOf(found), 1)
      if (field.type === 'hidden') {
        // It adds other fields, or other rows: later values are filled into those.
        flushSync(() => fill(field, found))
        return fillAll()
      }
      if (!isTouched(field)) fill(field, found)
    }
    if (open.length === 0) end()
  }

  if (record.creates) findCreates(record.creates, record.place)

  /** The step of a questionnaire, which is lost in a login. */
  function begin(): TypedValue[] {
    const { key, usr } = (history.state ?? {}) as { key?: string; usr?: unknown }
    if (record!.state !== null && (usr ?? null) === null) {
      history.replaceState({ key, usr: record!.state }, '')
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
    }
    return [...record!.values]
  }

  function isHere() {
    const isReady = document.querySelector('#root[data-awake]') !== null
    return isReady && record!.place === placeNow() && record!.person === personNow()
  }

  function end() {
    clearRecord(cause)
    stopRestoring(cause)
  }

  const watch = new MutationObserver(fillAll)
  stops.set(cause, () => {
    watch.disconnect()
    stops.delete(cause)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  fillAll()
}
