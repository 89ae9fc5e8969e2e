import { useState } from 'react'
import {
  type BurnoutAnswer,
  type BurnoutAnswers,
  type BurnoutKey,
  burnoutQuestions,
} from '#domain/students/burnout.ts'
import { useLocation, useNavigate } from '#web/platform/location.ts'
import { onSignedOut } from '#web/platform/signed-in/auth/clear-session.ts'
import { tabDraft } from '#web/platform/drafts/draft.ts'

/** The state in an entry of the browser's history: the step of the user, never the answers. */
interface Entry {
  /** The question, from 0; the number of questions means the result. */
  at?: number
  /** The place of the entry before this one. */
  from?: number
}

export type Draft = Partial<BurnoutAnswers>

interface Check {
  draft: Draft
  isSaved: boolean
  /** The id with which the check is sent; each answer makes a new one, so that a retry never writes twice. */
  id: string
}

/**
 * The answers of a check under way, in the tab's own store: the consent page, a reload and the end of the
 * session keep them for their person. In memory as well: a check that is saved is still shown.
 */
const store = tabDraft<Check>('burnout')
let memory: Check | undefined
onSignedOut(() => (memory = undefined))

const newCheck = (draft: Draft = {}): Check => ({ draft, isSaved: false, id: crypto.randomUUID() })
const current = () => (memory ??= asCheck(store.read()))

/** A new check where the stored one is not in our format. */
export function asCheck(stored: object | undefined): Check {
  const { draft, id } = (stored ?? {}) as Partial<Check>
  const isOurs = typeof draft === 'object' && draft !== null && typeof id === 'string'
  return isOurs ? { draft, isSaved: false, id } : newCheck()
}

const path = '/burnout'

/** How many questions are answered in a row. */
const answeredOf = (draft: Draft) => {
  const open = burnoutQuestions.findIndex(({ key }) => draft[key] === undefined)
  return open === -1 ? burnoutQuestions.length : open
}

export const isWhole = (draft: Draft): draft is BurnoutAnswers =>
  answeredOf(draft) === burnoutQuestions.length

/** The check under way. Each question is an entry of the browser's history, so Back walks them. */
export function useCheck() {
  const navigate = useNavigate()
  const { state } = useLocation() as { state: Entry | null }
  const [{ draft, isSaved, id }, show] = useState(current)
  const answered = answeredOf(draft)
  // What was saved stays as it is, whatever the history leads to.
  const at =
    state?.at === undefined
      ? undefined
      : isSaved
        ? burnoutQuestions.length
        : Math.min(state.at, answered)

  function keep(next: Check) {
    memory = next
    if (next.isSaved || answeredOf(next.draft) === 0) store.clear()
    else store.keep(next)
    show(next)
  }
  const go = (to: number, from?: number) =>
    navigate(path, { state: { at: to, ...(from === undefined ? {} : { from }) } })

  return {
    draft,
    /** The question, from 0; the number of questions means the result. Undefined outside of a check. */
    at,
    isSaved,
    isAtResult: at === burnoutQuestions.length,
    /** At least one question is answered, and the check is not saved. */
    isUnderWay: answered > 0 && !isSaved,
    begin: () => {
      keep(newCheck())
      go(0)
    },
    goOn: () => go(answered),
    answer: (key: BurnoutKey, value: BurnoutAnswer) => {
      keep(newCheck({ ...current().draft, [key]: value }))
      go((at ?? 0) + 1, at)
    },
    /** Uses the browser's own Back where that leads to the same place. */
    goBack: () => {
      if (at === undefined || at === 0) navigate(path)
      else if (state?.from === at - 1) navigate(-1)
      else navigate(path, { replace: true, state: { at: at - 1 } })
    },
    id,
    markSaved: () => keep({ ...current(), isSaved: true }),
    leave: () => navigate(path),
  }
}

export type CheckControls = ReturnType<typeof useCheck>
