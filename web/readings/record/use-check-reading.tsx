import { type ComponentType, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CheckReadingDialogProps, Question } from './check-reading-dialog.tsx'

/** Few readings are in doubt, so the dialog comes with the checks; later there may be no line. */
export const fetchDialog = () => import('./check-reading-dialog.tsx')

interface Asked<Typed> {
  question: Question<Typed>
  answer: (typed: Typed | undefined) => void
}

/** Asks before an unlikely value is saved. Render `dialog` beside the form. */
export function useCheckReading<Typed extends object>() {
  const [asked, setAsked] = useState<Asked<Typed> | null>(null)
  const [Dialog, setDialog] = useState<ComponentType<CheckReadingDialogProps<Typed>>>()

  /** What is to be saved: at once where there is no question; undefined where the person changes it. */
  async function settle(
    typed: Typed,
    question: Question<Typed> | undefined,
  ): Promise<Typed | undefined> {
    if (!question) return typed
    const { CheckReadingDialog } = await fetchDialog()
    setDialog(() => CheckReadingDialog<Typed>)
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
  return { settle, dialog }
}

/** The question about values that are unlikely but possible; undefined where nothing is odd. */
export function doubtfulReading<Typed>(
  typed: Typed,
  shown: string,
  doubts: readonly string[],
): Question<Typed> | undefined {
  if (doubts.length === 0) return undefined
  return {
    title: 'Check this reading',
    shown,
    doubts,
    choices: [{ label: 'It is right, save it', typed }],
  }
}
