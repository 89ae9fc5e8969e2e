import { useEffect, useState } from 'react'
import { tabDraft } from './draft.ts'
import type { Typed } from './typed.ts'

interface StepsDraft {
  typed: Typed
  /** The furthest step reached. */
  reached: number
}

const nothing: StepsDraft = { typed: {}, reached: 0 }

/**
 * The answers of a questionnaire of several steps. Each step also shows and checks answers of the others,
 * so the draft belongs to the page and not to one form.
 */
export function useStepsDraft(name: string) {
  const [stored] = useState(() => tabDraft<StepsDraft>(name))
  const [draft, setDraft] = useState(() => asStepsDraft(stored.read()))

  useEffect(() => {
    if (draft === nothing) stored.clear()
    else stored.keep(draft)
  }, [stored, draft])

  return {
    ...draft,
    keep: (more: Typed) =>
      setDraft((before) => ({ ...before, typed: { ...before.typed, ...more } })),
    /** A step is answered, and the next one opens. */
    reach: (step: number) =>
      setDraft((before) => (before.reached < step ? { ...before, reached: step } : before)),
    clear: () => setDraft(nothing),
    /** Out of the tab only: the page that is being left still shows it. */
    forget: stored.clear,
  }
}

/** An empty draft where the stored one is not in our format. */
export function asStepsDraft(stored: object | undefined): StepsDraft {
  const { typed, reached } = (stored ?? {}) as Partial<StepsDraft>
  if (!typed || !Number.isInteger(reached) || !Object.values(typed).every(isTexts)) return nothing
  return { typed, reached: reached! }
}

const isTexts = (value: unknown) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
