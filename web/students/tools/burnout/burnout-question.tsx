import { useEffect, useRef } from 'react'
import {
  type BurnoutAnswer,
  burnoutAnswers,
  burnoutQuestions,
  burnoutTimeFrame,
} from '#domain/students/burnout.ts'
import { AnswerButtons } from '#web/ui/forms/answer-buttons.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Main } from '#web/ui/layout/page.tsx'
import { Progress } from '#web/ui/progress.tsx'
import type { CheckControls } from './use-check.ts'

/** One question and nothing beside it: a press answers and goes on. */
export function BurnoutQuestionStep({ check, at }: { check: CheckControls; at: number }) {
  const question = burnoutQuestions[at]!
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [at])

  return (
    <Main>
      <div className="check">
        <Progress noun="Question" step={at + 1} of={burnoutQuestions.length} />
        {/* A new heading for each question: only a newly focused element is announced. */}
        <h1 key={question.key} ref={heading} tabIndex={-1} className="check-question">
          <span className="check-frame">{burnoutTimeFrame}</span> {question.text}
        </h1>
        <AnswerButtons<BurnoutAnswer>
          key={`${question.key} answers`}
          choices={burnoutAnswers}
          given={check.draft[question.key]}
          onChoose={(value) => check.answer(question.key, value)}
        />
        <div className="check-ways">
          <Button variant="quiet" onClick={check.goBack}>
            <Icon name="back" />
            Back
          </Button>
          <button type="button" className="link" onClick={check.leave}>
            Stop here
          </button>
        </div>
      </div>
    </Main>
  )
}
