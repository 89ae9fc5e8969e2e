import type { KeyboardEvent } from 'react'

import { type AsqAnswer, type AsqAnswers, asq, asqOptions } from '#domain/safety/asq.ts'
import { Button } from '#web/ui/button.tsx'

interface QuestionPanelProps {
  index: number
  answers: AsqAnswers
  onAnswer: (given: AsqAnswers) => void
  onBack: () => void
}

/** One question, word for word, and three answers. A touch or the keys 1 to 3 answer and go on. */
export function QuestionPanel({ index, answers, onAnswer, onBack }: QuestionPanelProps) {
  const item = asq.items[index] ?? asq.acuity
  const choose = (value: AsqAnswer) => onAnswer({ [item.id]: value })

  function chooseByNumber(event: KeyboardEvent) {
    const option = asqOptions[Number(event.key) - 1]
    if (!option || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    choose(option.value)
  }

  return (
    <div onKeyDown={chooseByNumber} role="presentation">
      <p className="kicker">
        {item === asq.acuity ? 'One more question' : `Question ${index + 1} of ${asq.items.length}`}
      </p>
      <h1 tabIndex={-1} id="safety-question" className="safety-question">
        {item.text}
      </h1>
      <div className="choices" role="group" aria-labelledby="safety-question">
        {asqOptions.map((option) => (
          <button
            key={option.label}
            type="button"
            className="choice"
            aria-pressed={answers[item.id] === option.value}
            onClick={() => choose(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
      <p className="safety-note">Your answer stays on this screen. It is not saved and not sent.</p>
      <Button variant="quiet" onClick={onBack}>
        Back
      </Button>
    </div>
  )
}
