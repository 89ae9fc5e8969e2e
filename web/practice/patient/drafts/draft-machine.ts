/** What was typed and is not saved, with the version that it was typed over. */
export interface Unsaved<Typed> {
  id: string
  typed: Typed
  version: number
}

/** What is saved of a draft: a note, or a care plan. */
interface Versioned {
  version: number
}

export interface DraftState<Typed, Saved> {
  typed: Typed
  state: 'saved' | 'typed' | 'saving' | 'failed'
  failure: unknown
  /** As the server answered last; undefined for a new draft. */
  saved: Saved | undefined
  /** The draft as another window has left it; nothing is saved until one of the two is chosen. */
  other: Saved | undefined
}

/** How what is typed is compared with what is stored. */
export interface DraftTexts<Typed, Saved> {
  isSame: (typed: Typed, saved: Saved) => boolean
  isEmpty: (typed: Typed) => boolean
  typedOf: (saved: Saved) => Typed
}

export interface DraftOptions<Typed, Saved extends Versioned> {
  id: string
  first: Typed
  stored: Saved | undefined
  /** Of an editor that was left before: it goes on with this. */
  unsaved: Unsaved<Typed> | undefined
  texts: DraftTexts<Typed, Saved>
  save: (typed: Typed, version: number) => Promise<Saved>
  fetch: () => Promise<Saved>
  remove: (saved: Saved) => Promise<void>
  /** Whether the failure means that another window was there first. */
  isConflict: (failure: unknown) => boolean
  /** Holds what is not saved while the page is open; undefined once there is nothing. */
  hold: (unsaved: Unsaved<Typed> | undefined) => void
}

/** A draft that is saved while it is typed, and never over a version that was not seen. */
export function openDraft<Typed extends object, Saved extends Versioned>(
  options: DraftOptions<Typed, Saved>,
) {
  const { id, stored, unsaved, texts, hold } = options
  let now: DraftState<Typed, Saved> = {
    typed: unsaved?.typed ?? options.first,
    state: unsaved ? 'typed' : 'saved',
    failure: undefined,
    saved: stored,
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

  function set(part: Partial<DraftState<Typed, Saved>>) {
    now = { ...now, ...part }
    for (const listener of listeners) listener()
  }

  function seen(saved: Saved) {
    version = saved.version
    set({ saved, failure: undefined })
  }

  /**
   * Fetches the draft as it is stored.
   *
   * @returns whether it is what this window sent, whose answer was lost
   */
  async function compare(): Promise<boolean> {
    const saved = await options.fetch()
    const isOwn = unanswered.some((typed) => texts.isSame(typed, saved))
    if (isOwn) seen(saved)
    else set({ other: saved })
    return isOwn
  }

  async function saveOnce(): Promise<Saved | undefined> {
    const { typed } = now
    set({ state: 'saving' })
    try {
      const saved = await options.save(typed, version)
      unanswered = []
      isSaved = now.typed === typed
      if (isSaved) hold(undefined)
      seen(saved)
      set({ state: isSaved ? 'saved' : 'typed' })
      return saved
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

  /** Saves what is not saved yet. @returns the draft, undefined where it could not be saved */
  const flush = () =>
    queue(async () => {
      if (isGone || now.other) return undefined
      return isSaved && now.saved ? now.saved : saveOnce()
    })

  function goOn(typed: Typed, over: Saved) {
    version = over.version
    isSaved = false
    unanswered = []
    hold({ id, typed, version })
    set({ typed, other: undefined, saved: over, state: 'typed' })
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
    /** Shows the stored draft beside what was typed, where ending it found another one. */
    compare: () => queue(async () => set({ other: await options.fetch() })),
    keepMine: () => (now.other ? goOn(now.typed, now.other) : undefined),
    takeOther: () => (now.other ? goOn(texts.typedOf(now.other), now.other) : undefined),
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
      if (!texts.isEmpty(now.typed)) return (await flush()) !== undefined
      await running
      if (now.saved || unanswered.length > 0) {
        // Saved first, so that nothing but an empty draft is ever removed.
        const saved = await flush()
        if (!saved) return false
        try {
          await options.remove(saved)
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
