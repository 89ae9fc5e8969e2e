import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { toastUndo } from '../overlays/undo-toast.ts'

interface Correctable {
  id: string
  corrected_at?: string | null | undefined
}

/** What a correction says besides the values. */
export interface Correction {
  change_id: string
  corrected_at: string | null
}

interface Correcting<Entry extends Correctable, Typed> {
  entry: Entry
  /** The entry as it would be typed, to take the correction back. */
  typed: Typed
  send: (id: string, correction: Typed & Correction) => Promise<Entry>
  /** Fetches the list again. */
  refresh: () => Promise<unknown>
  /** "Nshima, lunch, 75 g" */
  nameOf: (entry: Entry) => string
  onDone: (saved: Entry) => void
}

/** Saves the correction of an entry of a log, with Undo. @returns what the form calls with its values */
export function useCorrectEntry<Entry extends Correctable, Typed extends object>(
  props: Correcting<Entry, Typed>,
) {
  const { entry, typed, send, refresh, nameOf, onDone } = props
  const retry = useIdempotencyKey()
  return async function save(changed: Typed): Promise<true> {
    const corrected = { ...changed, corrected_at: entry.corrected_at ?? null }
    let saved: Entry
    try {
      saved = await send(entry.id, { ...corrected, change_id: retry.keyFor(corrected) })
    } catch (failure) {
      // The other correction is shown beside what is typed here.
      if (failure instanceof ProblemError && failure.code === 'changed_since') await refresh()
      throw failure
    }
    retry.reset()
    await refresh()
    onDone(saved)
    const back = {
      ...typed,
      change_id: crypto.randomUUID(),
      corrected_at: saved.corrected_at ?? null,
    }
    toastUndo({
      title: 'Corrected',
      text: `It is “${nameOf(saved)}” now.`,
      undo: () => send(entry.id, back).finally(() => void refresh()),
      undone: `It is “${nameOf(entry)}” again.`,
      failure: 'The correction is not undone',
    })
    return true
  }
}
