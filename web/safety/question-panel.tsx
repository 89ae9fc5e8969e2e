import { type AsqAnswers, asq, asqOptions } from '#domain/safety/asq.ts'
import { AnswerButtons } from '#web/ui/forms/answer-buttons.tsx'
import { Button } from '#web/ui/actions/button.tsx'

interface QuestionPanelProps {
  index: number
  answers: AsqAnswers
  onAnswer: (given: AsqAnswers) => void
  onBack: () => void
}

/** One question, word for word, and its answers. A press answers and goes on. */
export function QuestionPanel({ index, answers, onAnswer, onBack }: QuestionPanelProps) {
  const item = asq.items[index] ?? asq.acuity
  return (
    <>
      <p className="kicker">
        {item === asq.acuity ? 'One more question' : `Question ${index + 1} of ${asq.items.length}`}
      </p>
      <h1 tabIndex={-1} className="safety-question">
        {item.text}
      </h1>
      <AnswerButtons
        choices={asqOptions}
        given={answers[item.id]}
        onChoose={(value) => onAnswer({ [item.id]: value })}
      />
      <p className="safety-note">Your answer stays on this screen. It is not saved and not sent.</p>
      <Button variant="quiet" onClick={onBack}>
        Back
      </Button>
    </>
  )
}
