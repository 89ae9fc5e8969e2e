import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface Question {
  /** The reading as typed: "251/95 mmHg". */
  shown: string
  doubts: readonly string[]
  answer: (isRight: boolean) => void
}

/** Asks "Check this reading" before an unlikely value is saved. Render `dialog` beside the form. */
export function useCheckReading() {
  const [question, setQuestion] = useState<Question | null>(null)

  /** True at once where nothing is in doubt, otherwise what the person answers. */
  function isRight(shown: string, doubts: readonly string[]): Promise<boolean> {
    if (doubts.length === 0) return Promise.resolve(true)
    return new Promise((answer) => {
      setQuestion({ shown, doubts, answer })
    })
  }

  function answer(isRight: boolean) {
    // The dialog must be gone before the form can take the focus back.
    flushSync(() => setQuestion(null))
    question?.answer(isRight)
  }

  const dialog = (
    <Dialog
      open={question !== null}
      onClose={() => answer(false)}
      title="Check this reading"
      role="alertdialog"
    >
      <p>
        You typed <strong>{question?.shown}</strong>.
      </p>
      {question?.doubts.map((doubt) => (
        <p key={doubt}>{doubt}</p>
      ))}
      <div className="form-actions">
        <Button variant="quiet" onClick={() => answer(false)}>
          Change it
        </Button>
        <Button onClick={() => answer(true)}>It is right, save it</Button>
      </div>
    </Dialog>
  )
  return { isRight, dialog }
}
