import { useEffect, useRef, useState } from 'react'
import { type Breath, breathAt, breathRounds } from '#domain/students/breathing.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { AfterCheck } from './after-check.tsx'

/** Four rounds of box breathing. The circle grows and shrinks; under reduced motion words and a count stay. */
export function BreathingExercise() {
  // By a clock that is never set: a breath goes on while the phone corrects its time.
  const [began, setBegan] = useState<number>()
  const [isDone, setDone] = useState(false)
  const [breath, setBreath] = useState<Breath>()
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (began === undefined) return
    const look = () => {
      const next = breathAt(performance.now() - began)
      // One object for each second, so that nothing is drawn in between.
      setBreath((last) =>
        last && next && last.key === next.key && last.count === next.count ? last : next,
      )
      if (next) return
      setBegan(undefined)
      setDone(true)
    }
    look()
    const clock = setInterval(look, 100)
    return () => clearInterval(clock)
  }, [began])

  // The button one pressed goes away: one goes on at what came in its place.
  function move(change: () => void) {
    change()
    box.current?.focus()
  }
  const start = () =>
    move(() => {
      setDone(false)
      setBegan(performance.now())
    })
  const stop = () =>
    move(() => {
      setBegan(undefined)
      setBreath(undefined)
    })

  return (
    <Card className="exercise">
      <h3>Breathe in a square</h3>
      <p>
        Four seconds in, four held, four out, four held; four rounds, about a minute. It slows the
        heart before an exam, or a hard talk.
      </p>
      <div ref={box} tabIndex={-1} className="exercise-stage">
        {breath ? (
          <>
            <div className="breath" aria-hidden="true">
              <div className={`breath-circle breath-${breath.key}`} />
              <div className="breath-words">
                <span>{breath.words}</span>
                <span className="breath-count">{breath.count}</span>
              </div>
            </div>
            <p className="sr-only" role="status">
              {breath.words}
            </p>
            <p className="text-muted">
              Round {breath.round} of {breathRounds}
            </p>
            <Button variant="quiet" onClick={stop}>
              Stop
            </Button>
          </>
        ) : isDone ? (
          <AfterCheck onAgain={start} />
        ) : (
          <Button variant="quiet" onClick={start}>
            Start to breathe
          </Button>
        )}
      </div>
      <p className="text-muted">
        Stop if you feel dizzy, and breathe as you like. With asthma or in pregnancy, skip the
        holding.
      </p>
    </Card>
  )
}
