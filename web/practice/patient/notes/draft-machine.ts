import type { Note, NoteDraft } from '#domain/session-notes/schema.ts'
import { isSameText, isEmpty, type Typed, typedOf } from './typed.ts'

/** What was typed and is not saved, with the version that it was typed over. */
export interface Unsaved {
  id: string
  typed: Typed
  version: number
}

export interface DraftState {
  typed: Typed
  state: 'saved' | 'typed' | 'saving' | 'failed'
  failure: unknown
  /** As the server answered last; undefined for a new note. */
  note: Note | undefined
  /** The note as another window has left it; nothing is saved until one of the two is chosen. */
  other: Note | undefined
}

interface DraftOptions {
  id: string
  patient_id: string
  first: Typed
  stored: Note | undefined
  /** Of an editor that was left before: it goes on with this. */
  unsaved: Unsaved | undefined
  save: (draft: NoteDraft) => Promise<Note>
  fetch: () => Promise<Note>
  remove: (note: Note) => Promise<void>
  /** Whether the failure means that another window was there first. */
  isConflict: (failure: unknown) => boolean
  /** Holds what is not saved while the page is open; undefined once there is nothing. */
  hold: (unsaved: Unsaved | undefined) => void
}

/** A draft that is saved while it is typed, and never over a version that was not seen. */
export function openDraft(options: DraftOptions) {
  const { id, patient_id, stored, unsaved, hold } = options
  let now: DraftState = {
    typed: unsaved?.typed ?? options.first,
    state: unsaved ? 'typed' : 'saved',
    failure: undefined,
    note: stored,
    other: undefined,
  }
  let version = unsaved?.version ?? stored?.version ?? 0
  let isSaved = unsaved === undefined
  /** Removed or given up: nothing is saved any more. */
  let isGone = false
  /** What was sent without an answer: it may be stored. */
  let unanswered: Typed[] = unsaved ? [unsaved.typed] : []
  let running: Promise<unknown> = Promise.resolve()
  const listeners = new Set<() => void>()

  function set(part: Partial<DraftState>) {
    now = { ...now, ...part }
    for (const listener of listeners) listener()
  }

  function seen(note: Note) {
    version = note.version
    set({ note, failure: undefined })
  }

  /**
   * Fetches the note as it is stored.
   *
   * @returns whether it is what this window sent, whose answer was lost
   */
  async function compare(): Promise<boolean> {
    const note = await options.fetch()
    const isOwn = unanswered.some((typed) => isSameText(typed, note)) && note.signed_at === null
    if (isOwn) seen(note)
    else set({ other: note })
    return isOwn
  }

  async function saveOnce(): Promise<Note | undefined> {
    const { typed } = now
    set({ state: 'saving' })
    try {
      const note = await options.save({ ...typed, patient_id, version })
      unanswered = []
      isSaved = now.typed === typed
      if (isSaved) hold(undefined)
      seen(note)
      set({ state: isSaved ? 'saved' : 'typed' })
      return note
    } catch (failure) {
      set({ failure, state: 'failed' })
      if (!options.isConflict(failure)) unanswered.push(typed)
      // Where the other version cannot be fetched, there is nothing to choose from: the next save asks again.
      else if (await compare().catch(() => false)) return saveOnce()
      return undefined
    }
  }

  /** One at a time: the next one names the version that the one before makes. */
  function queue<Value>(work: () => Promise<Value>): Promise<Value> {
    const next = running.then(work)
    running = next.catch(() => undefined)
    return next
  }

  /** Saves what is not saved yet. @returns the note, undefined where it could not be saved */
  const flush = () =>
    queue(async () => {
      if (isGone || now.other) return undefined
      return isSaved && now.note ? now.note : saveOnce()
    })

  function goOn(typed: Typed, over: Note) {
    version = over.version
    isSaved = false
    unanswered = []
    hold({ id, typed, version })
    set({ typed, other: undefined, note: over, state: 'typed' })
    return flush()
  }

  return {
    read: () => now,
    listen: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isSaved: () => isSaved || isGone,
    change(part: Partial<Typed>) {
      const typed = { ...now.typed, ...part }
      isSaved = false
      hold({ id, typed, version })
      set({ typed, state: 'typed' })
    },
    flush,
    /** Shows the stored note beside what was typed, where signing found another one. */
    compare: () => queue(async () => set({ other: await options.fetch() })),
    keepMine: () => (now.other ? goOn(now.typed, now.other) : undefined),
    takeOther: () => (now.other ? goOn(typedOf(now.other), now.other) : undefined),
    /** Nothing of this window is saved any more. */
    giveUp() {
      isGone = true
      hold(undefined)
    },
    /**
     * Ends the writing: an empty draft is removed, any other is saved.
     *
     * @returns whether the page may be left: nothing that was typed is lost
     * @throws where the empty draft could not be removed
     */
    async close(): Promise<boolean> {
      if (!isEmpty(now.typed)) return (await flush()) !== undefined
      await running
      if (now.note || unanswered.length > 0) {
        // Saved first, so that nothing but an empty draft is ever removed.
        const note = await flush()
        if (!note) return false
        try {
          await options.remove(note)
        } catch (failure) {
          if (options.isConflict(failure)) await queue(compare)
          throw failure
        }
      }
      isGone = true
      hold(undefined)
      return true
    },
  }
}
