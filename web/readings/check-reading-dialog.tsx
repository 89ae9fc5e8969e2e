import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

export interface Question {
  /** The reading as typed: "251/95 mmHg". */
  shown: string
  doubts: readonly string[]
  answer: (isRight: boolean) => void
}

export interface CheckReadingDialogProps {
  /** None while the dialog is closed. */
  question: Question | null
  onAnswer: (isRight: boolean) => void
}

/** Asks "Check this reading" before an unlikely value is saved. */
export function CheckReadingDialog({ question, onAnswer }: CheckReadingDialogProps) {
  return (
    <Dialog
      open={question !== null}
      onClose={() => onAnswer(false)}
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
        <Button variant="quiet" onClick={() => onAnswer(false)}>
          Change it
        </Button>
        <Button onClick={() => onAnswer(true)}>It is right, save it</Button>
      </div>
    </Dialog>
  )
}
