import { useEffect } from 'react'
import {
  answerAt,
  answerQuestion,
  goBack,
  isSafetyQuestion,
  leaveOut,
  progressOf,
  questionAt,
  questionsFor,
  type ScreeningState,
} from '#domain/screening/flow.ts'
import { instruments, isFollowUp } from '#domain/screening/instruments/instruments.ts'
import { AnswerButtons } from '#web/ui/forms/answer-buttons.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { RunControls } from './use-run.ts'

interface QuestionStepProps {
  state: ScreeningState
  /** Without `pause` where nothing is kept. */
  run: Pick<RunControls, 'goTo'> & Partial<Pick<RunControls, 'pause'>>
  /** `h3` in a dialog, whose page has its heading already. */
  heading?: 'h1' | 'h3'
}

/** One question and nothing beside it: what it asks about, its choices, and how far one is. */
export function QuestionStep({ state, run, heading: Heading = 'h1' }: QuestionStepProps) {
  const question = questionAt(state)!
  const instrument = instruments[question.instrument]
  const { words, part, overall } = progressOf(state)!
  const isFirst = question.number === 1 || question.key === 'exposure'
  const answer = (value: number | null) => run.goTo(answerQuestion(state, value))

  useEffect(() => {
    document.title = `${words}, part ${part.number} · ${document.title.split(' · ').at(-1)}`
  })

  return (
    <>
      <div className="progress screening-progress">
        <p>
          {words}{' '}
          <span className="text-muted">
            · Part <span translate="no">{part.number}</span> of {part.of}
          </span>
        </p>
        <progress
          value={overall.number - 1}
          max={overall.of}
          aria-label={`Question ${overall.number} of ${overall.of} in all`}
        />
      </div>
      {isFirst && instrument.content_note ? (
        <p className="screening-note">{instrument.content_note}</p>
      ) : null}
      {/* A new heading for each question: only a newly focused element is announced. */}
      <Heading
        key={`${question.instrument} ${question.key} heading`}
        tabIndex={-1}
        className={`screening-question ${isSafetyNext(state) ? 'screening-before-apart' : ''}`}
      >
        {question.key === 'functional' ? null : question.key === 'exposure' ? (
          <span className="screening-stem">
            {question.intro}
            {question.examples?.map((example) => (
              <span key={example} className="screening-example">
                {example}
              </span>
            ))}
          </span>
        ) : (
          <span className="screening-stem">
            {instrument.stem}
            {instrument.stem_continuation ? ` ${instrument.stem_continuation}` : ''}
          </span>
        )}{' '}
        <span>{question.text}</span>
      </Heading>
      <AnswerButtons
        key={`${question.instrument} ${question.key}`}
        choices={question.choices}
        given={answerAt(state)}
        onChoose={answer}
        isApart={isSafetyQuestion(question)}
      />
      <div className="screening-ways">
        <Button variant="quiet" onClick={() => run.goTo(goBack(state))}>
          <Icon name="back" />
          Back
        </Button>
        {run.pause ? (
          <button type="button" className="link" onClick={run.pause}>
            Pause
          </button>
        ) : null}
        {isFollowUp(question.instrument) && !state.only ? (
          <button type="button" className="link" onClick={() => run.goTo(leaveOut(state))}>
            Leave this part out
          </button>
        ) : null}
      </div>
    </>
  )
}

/** The question about being better off dead has a layout of its own, and so has the way to it. */
function isSafetyNext(state: ScreeningState): boolean {
  const questions = questionsFor(state, state.at!.instrument)
  const next = questions[questions.findIndex(({ key }) => key === state.at!.key) + 1]
  return next !== undefined && isSafetyQuestion(next)
}
