import '#web/safety/safety.css'

import { type ReactNode, useEffect, useRef, useState } from 'react'

import { Main } from '#web/ui/layout/page.tsx'
import { useInputPause } from '#web/ui/forms/input-pause.ts'
import { type AsqAnswers, asksNoMore, asksRightNow, asq, resultOfAsq } from '#domain/safety/asq.ts'
import { CompanionPanel } from '#web/safety/companion-panel.tsx'
import { IntroPanel } from '#web/safety/intro-panel.tsx'
import { OutcomePanel } from '#web/safety/outcome-panel.tsx'
import { QuestionPanel } from '#web/safety/question-panel.tsx'
import { NotifyProviderPanel } from '#web/safety/alert/notify-provider-panel.tsx'

const lastOfFour = asq.items.length - 1

/**
 * The safety page by itself: for everyone, logged out and offline as well. In the file of its steps, as
 * each file costs the page a third of a kilobyte of headers.
 */
export function SafetyPage() {
  return (
    <Main>
      <SafetySteps />
    </Main>
  )
}

export interface SafetyStepsProps {
  /** Back to the screening; absent where this is a page of its own. `isOver`: ask nothing more. */
  onDone?: (isOver: boolean) => void
  /** Back to the answer that led here, for a person who chose it by mistake. */
  onBack?: () => void
  /** Who has been notified, where a screening does that. */
  whoKnows?: ReactNode
}

/**
 * The steps between an alarming answer and all that follows (docs/specification.md, "Item 9"): the
 * helplines to call, words for people nearby, the ASQ one question at a time, and what to do next. It has
 * its own `h1`; put it into `Main`. Nothing here needs the network, and the answers never leave this
 * component. Skipping the questions counts as a yes, and no one is asked twice.
 */
export function SafetySteps({ onDone, onBack, whoKnows }: SafetyStepsProps) {
  const { step, goTo, back } = useSafetyTrail()
  // A page of its own starts without a question before it.
  useInputPause(step === 'opening' && !onDone ? undefined : step)
  const [answers, setAnswers] = useState<AsqAnswers>({})
  const [alertId] = useState(() => crypto.randomUUID())
  const frame = useRef<HTMLDivElement>(null)
  const isAsLoaded = useRef(onDone === undefined)

  useEffect(() => {
    // The first screen of a page of its own is left as the browser loaded it.
    if (isAsLoaded.current) {
      isAsLoaded.current = false
      return
    }
    scrollTo(0, 0)
    frame.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [step])

  function answer(index: number, given: AsqAnswers) {
    const all = { ...answers, ...given }
    setAnswers(all)
    const isNext = index < lastOfFour || (index === lastOfFour && asksRightNow(all))
    goTo(isNext ? index + 1 : 'outcome')
  }

  /** After an acute result, or answers that were not given, the screening asks nothing more. */
  function onwardOf(done: (isOver: boolean) => void) {
    const isOver = asksNoMore(answers)
    const label = isOver ? 'See my results' : 'Continue the screening'
    return { label, go: () => done(isOver) }
  }

  return (
    <div className="safety" ref={frame} key={step}>
      {step === 'opening' ? (
        <IntroPanel
          isDisclosed={onDone !== undefined}
          onQuestions={() => goTo(0)}
          onCompanion={() => goTo('companion')}
          onSkip={() => goTo('outcome')}
          {...(onBack ? { onBack } : {})}
        />
      ) : step === 'companion' ? (
        <CompanionPanel onBack={back} />
      ) : step === 'outcome' ? (
        <OutcomePanel
          result={resultOfAsq(answers)}
          isDisclosed={onDone !== undefined}
          whoKnows={whoKnows ?? <NotifyProviderPanel alertId={alertId} />}
          onCompanion={() => goTo('companion')}
          onBack={back}
          {...(onDone ? { onward: onwardOf(onDone) } : {})}
        />
      ) : (
        <QuestionPanel
          index={step}
          answers={answers}
          onAnswer={(given) => answer(step, given)}
          onBack={back}
        />
      )}
    </div>
  )
}

/** One screen: the opening, the words for a companion, a question by its place, or what comes of it. */
type SafetyStep = 'opening' | 'companion' | 'outcome' | number

/**
 * The way through the screens, in memory alone. The page stays one entry of the browser's history, so
 * that no one finds the questions by going back; a reload starts again.
 */
function useSafetyTrail() {
  const [trail, setTrail] = useState<readonly SafetyStep[]>(['opening'])
  return {
    step: trail.at(-1) ?? 'opening',
    goTo: (step: SafetyStep) => setTrail([...trail, step]),
    back: () => setTrail(trail.length > 1 ? trail.slice(0, -1) : trail),
  }
}
