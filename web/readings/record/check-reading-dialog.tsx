import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

/** The question about an entry before it is saved, with the entry that each button saves. */
export interface Question<Typed> {
  title: string
  /** The reading as typed: "251/95 mmHg". */
  shown: string
  warnings: readonly string[]
  choices: readonly { label: string; typed: Typed }[]
}

/** Nothing is asked: what was not typed has one possible value. */
export interface Settled<Typed> {
  settled: Typed
}

export interface CheckReadingDialogProps<Typed> {
  /** None while the dialog is closed. */
  question: Question<Typed> | null
  /** @param typed what to save; undefined to change it first */
  onAnswer: (typed: Typed | undefined) => void
}

/** Asks before an unlikely value is saved, or one of which the unit is not known. */
export function CheckReadingDialog<Typed>({ question, onAnswer }: CheckReadingDialogProps<Typed>) {
  return (
    <Dialog
      open={question !== null}
      onClose={() => onAnswer(undefined)}
      title={question?.title}
      role="alertdialog"
    >
      <p>
        You typed <strong>{question?.shown}</strong>.
      </p>
      {question?.warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      <div className="form-actions">
        <Button variant="quiet" onClick={() => onAnswer(undefined)}>
          Change it
        </Button>
        {question?.choices.map(({ label, typed }) => (
          <Button key={label} onClick={() => onAnswer(typed)}>
            {label}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
