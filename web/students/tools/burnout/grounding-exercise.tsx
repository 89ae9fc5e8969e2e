import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import { useInputPause } from '#web/ui/forms/input-pause.ts'
import { Card } from '#web/ui/layout/page.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { AfterCheck } from './after-check.tsx'

const steps = [
  { count: 5, what: 'things you can see', how: 'A crack in the wall, the light on the floor.' },
  { count: 4, what: 'things you can feel', how: 'Your feet on the ground, the cloth on your arm.' },
  { count: 3, what: 'things you can hear', how: 'One far away, one near, one of your own body.' },
  { count: 2, what: 'things you can smell', how: 'Soap, dust, tea. Or two smells you like.' },
  { count: 1, what: 'thing you can taste', how: 'A sip of water will do.' },
] as const

/** Five senses, one after another, back to where one is. */
export function GroundingExercise() {
  const [at, setAt] = useState<number>()
  const stage = useRef<HTMLDivElement>(null)
  const step = at === undefined ? undefined : steps[at]
  const hasMoved = useRef(false)

  useInputPause(at)

  // Each step is read out as it comes.
  useEffect(() => {
    if (hasMoved.current) stage.current?.focus()
  }, [at])
  function go(to: number | undefined) {
    hasMoved.current = true
    setAt(to)
  }

  return (
    <Card className="exercise">
      <h3>Come back to here</h3>
      <p>
        When thoughts race, your senses can bring you back. Take your time; name each thing aloud or
        in your head.
      </p>
      <div ref={stage} tabIndex={-1} className="exercise-stage">
        {step ? (
          <>
            <Progress step={at! + 1} of={steps.length} />
            <p className="ground-step">
              <span className="ground-count">{step.count}</span> {step.what}
            </p>
            <p className="text-muted">{step.how}</p>
            <div className="help-ways">
              <Button onClick={() => go(at! + 1)}>{step.count === 1 ? 'Done' : 'Next'}</Button>
              <Button variant="quiet" onClick={() => go(undefined)}>
                Stop
              </Button>
            </div>
          </>
        ) : at === undefined ? (
          <Button variant="quiet" onClick={() => go(0)}>
            Start with five things
          </Button>
        ) : (
          <AfterCheck onAgain={() => go(0)} />
        )}
      </div>
      <p className="text-muted">
        Skip a sense that you do not have, or that brings back something bad.
      </p>
    </Card>
  )
}
