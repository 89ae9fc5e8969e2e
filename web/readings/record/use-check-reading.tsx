import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { CheckReadingDialogProps, Question, Settled } from './check-reading-dialog.tsx'
import { loadOnce, useLazyPart } from '#web/platform/lazy.tsx'

/** The dialog is loaded with the checks, because the user may be offline when it is needed. */
export const fetchDialog = loadOnce(
  async () => (await import('./check-reading-dialog.tsx')).CheckReadingDialog,
)

interface Asked<Typed> {
  question: Question<Typed>
  answer: (typed: Typed | undefined) => void
}

/** Asks before an unlikely value is saved. Render `dialog` beside the form. */
export function useCheckReading<Typed extends object>() {
  const [asked, setAsked] = useState<Asked<Typed> | null>(null)
  const { Part: Dialog, load } = useLazyPart<CheckReadingDialogProps<Typed>>(fetchDialog)

  /** Returns what to save: at once where there is no question, undefined where the person wants to change it. */
  async function confirm(
    typed: Typed,
    question: Question<Typed> | Settled<Typed> | undefined,
  ): Promise<Typed | undefined> {
    if (!question) return typed
    if ('settled' in question) return question.settled
    await load()
    return new Promise((answer) => {
      setAsked({ question, answer })
    })
  }

  function answer(typed: Typed | undefined) {
    // The dialog must be gone before the form can take the focus back.
    flushSync(() => setAsked(null))
    asked?.answer(typed)
  }

  const dialog = Dialog ? <Dialog question={asked?.question ?? null} onAnswer={answer} /> : null
  return { confirm, dialog }
}
