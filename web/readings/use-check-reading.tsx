import { type ComponentType, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CheckReadingDialogProps, Question } from './check-reading-dialog.tsx'

/** Few readings are in doubt, so the dialog comes with the checks; later there may be no line. */
export const fetchDialog = () => import('./check-reading-dialog.tsx')

/** Asks before an unlikely value is saved. Render `dialog` beside the form. */
export function useCheckReading() {
  const [question, setQuestion] = useState<Question | null>(null)
  const [Dialog, setDialog] = useState<ComponentType<CheckReadingDialogProps>>()

  /** True at once where nothing is in doubt, otherwise what the person answers. */
  async function isRight(shown: string, doubts: readonly string[]): Promise<boolean> {
    if (doubts.length === 0) return true
    const { CheckReadingDialog } = await fetchDialog()
    setDialog(() => CheckReadingDialog)
    return new Promise((answer) => {
      setQuestion({ shown, doubts, answer })
    })
  }

  function answer(isRight: boolean) {
    // The dialog must be gone before the form can take the focus back.
    flushSync(() => setQuestion(null))
    question?.answer(isRight)
  }

  return { isRight, dialog: Dialog ? <Dialog question={question} onAnswer={answer} /> : null }
}
