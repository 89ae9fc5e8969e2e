import { useState } from 'react'
import {
  type BurnoutAnswer,
  type BurnoutAnswers,
  type BurnoutKey,
  burnoutQuestions,
} from '#domain/students/burnout.ts'
import { useLocation, useNavigate } from '#web/ui/location.ts'
import { onSignedOut } from '#web/app/signed-in/forget.ts'

/** What an entry of the browser's history remembers: where one was, never what was answered. */
interface Entry {
  /** From 0; the number of questions is the result. */
  at?: number
  /** The place of the entry before this one. */
  from?: number
}

export type Draft = Partial<BurnoutAnswers>

/**
 * The answers of a check under way, in the memory of this tab alone: also while one is sent to give
 * consent, and gone with a reload.
 */
let kept: { draft: Draft; isSaved: boolean } = { draft: {}, isSaved: false }
const nothing = { draft: {}, isSaved: false }
onSignedOut(() => (kept = nothing))

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
  const [{ draft, isSaved }, show] = useState(kept)
  const answered = answeredOf(draft)
  // What was saved stays as it is, whatever the history leads to.
  const at =
    state?.at === undefined
      ? undefined
      : isSaved
        ? burnoutQuestions.length
        : Math.min(state.at, answered)

  function keep(next: typeof kept) {
    kept = next
    show(next)
  }
  const go = (to: number, from?: number) =>
    navigate(path, { state: { at: to, ...(from === undefined ? {} : { from }) } })

  return {
    draft,
    /** The question, from 0, or their number for the result; undefined outside of a check. */
    at,
    isSaved,
    isAtResult: at === burnoutQuestions.length,
    /** Begun, and neither saved nor given up. */
    isUnderWay: answered > 0 && !isSaved,
    begin: () => {
      keep(nothing)
      go(0)
    },
    goOn: () => go(answered),
    answer: (key: BurnoutKey, value: BurnoutAnswer) => {
      keep({ draft: { ...kept.draft, [key]: value }, isSaved: false })
      go((at ?? 0) + 1, at)
    },
    /** Over the browser's own Back where that leads to the same place. */
    goBack: () => {
      if (at === undefined || at === 0) navigate(path)
      else if (state?.from === at - 1) navigate(-1)
      else navigate(path, { replace: true, state: { at: at - 1 } })
    },
    settle: () => keep({ draft, isSaved: true }),
    leave: () => navigate(path),
  }
}

export type CheckControls = ReturnType<typeof useCheck>
