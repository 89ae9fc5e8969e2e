import { useEffect, useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { readFormData } from './form-data.ts'

/** What was typed and chosen, by field, as the form had it: also invalid values. */
export type Typed = Readonly<Record<string, readonly string[]>>

interface TabDraft {
  typed: Typed
  /** The furthest step reached. */
  reached: number
}

const nothing: TabDraft = { typed: {}, reached: 0 }

/**
 * The answers of a questionnaire, in the tab's own store: a reload keeps them; closing the tab, and
 * logging out, which empties that store, delete them.
 *
 * @param key of the questionnaire and the user, so that the next user who signs in does not see
 * them
 */
export function useTabDraft(key: string) {
  const [draft, setDraft] = useState(() => readDraft(sessionStorage.getItem(key)))

  useEffect(() => {
    if (draft === nothing) sessionStorage.removeItem(key)
    else storeDraft(key, JSON.stringify(draft))
  }, [key, draft])

  return {
    ...draft,
    keep: (more: Typed) =>
      setDraft((stored) => ({ ...stored, typed: { ...stored.typed, ...more } })),
    /** A step is answered, and the next one opens. */
    reach: (step: number) =>
      setDraft((stored) => (stored.reached < step ? { ...stored, reached: step } : stored)),
    clear: () => setDraft(nothing),
  }
}

/**
 * Where storage is full or disabled, the answers remain in the page and only a reload loses them.
 */
function storeDraft(key: string, text: string) {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    sessionStorage.removeItem(key)
  }
}

/** A stored draft; an empty one where the text is not in our format. */
export function readDraft(text: string | null): TabDraft {
  try {
    const { typed, reached } = JSON.parse(text ?? 'null') as TabDraft
    if (!Number.isInteger(reached) || !Object.values(typed).every(isTexts)) return nothing
    return { typed, reached }
  } catch {
    return nothing
  }
}

const isTexts = (value: unknown) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** The values of a form's fields, fields without a choice included. */
export function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form)
  const names = Array.from(form.elements, (control) => control.getAttribute('name') ?? '')
  return Object.fromEntries(
    names
      .filter((name) => name !== '')
      .map((name) => [name, data.getAll(name).filter((entry) => typeof entry === 'string')]),
  )
}

/** What was typed in the types of a step's schema, ready to be checked by it. */
export function readTyped(schema: ZodMiniType, typed: Typed): Record<string, unknown> {
  const data = new FormData()
  for (const [name, texts] of Object.entries(typed))
    for (const text of texts) data.append(name, text)
  return readFormData(schema, data)
}
