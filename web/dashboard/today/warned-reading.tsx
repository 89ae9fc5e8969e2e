import type { RefObject } from 'react'
import type { Pressing } from '#domain/dashboard/pressing.ts'
import { type Advice, asksToMeasure } from '#domain/readings/advice/advice.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { bloodPressure } from '#web/readings/blood-pressure.ts'
import { glucose } from '#web/readings/glucose.ts'
import { AnswerAdvice } from '#web/readings/standing/answer-advice.tsx'
import { StandingValue } from '#web/readings/standing/standing-value.tsx'
import { Link } from '#web/ui/actions/link.tsx'

/** In the file of the form, so that it is there once a reading was entered, also offline. */
const fetchAdvice = async () => (await import('#web/readings/advice-card.tsx')).AdviceCard

/** A warning about a reading that was entered here, until the page is left. */
export interface Warned {
  measure: Pressing['measure']
  advice: Advice
}

interface WarnedReadingProps {
  warned: Warned
  /** The same as what presses: with the reading, and answers to it. Absent until the reading is listed. */
  pressing: Pressing | undefined
  now: number
  onAnswered: () => void
  /** The reading is not saved yet: it can be entered again below. */
  isFormShown: boolean
  ref: RefObject<HTMLDivElement | null>
}

const measures = { bloodPressure, glucose }

/** What to do about a dangerous reading, above all tasks. */
export function WarnedReading(props: WarnedReadingProps) {
  const { warned, pressing, now, onAnswered, isFormShown, ref } = props
  const advice = pressing?.advice ?? warned.advice
  const { page, plan } = measures[warned.measure]
  return (
    <div ref={ref} tabIndex={-1} className="scroll-mt-4">
      <h2 className="sr-only">What to do now</h2>
      {pressing?.measure === 'bloodPressure' ? (
        <StandingValue measure={bloodPressure} standing={pressing.standing} now={now} />
      ) : pressing ? (
        <StandingValue measure={glucose} standing={pressing.standing} now={now} />
      ) : null}
      <Lazy load={fetchAdvice} props={{ advice, live: true }} />
      {pressing?.measure === 'bloodPressure' ? (
        <AnswerAdvice
          onAnswered={onAnswered}
          measure={bloodPressure}
          standing={pressing.standing}
        />
      ) : pressing ? (
        <AnswerAdvice onAnswered={onAnswered} measure={glucose} standing={pressing.standing} />
      ) : null}
      <p className="mt-3 flex flex-wrap gap-x-6">
        {asksToMeasure(advice) && !isFormShown ? (
          <Link to={`${page}#log`} className="link link-alone">
            Measure again
          </Link>
        ) : null}
        {plan ? (
          <Link to={plan} className="link link-alone">
            See my action plan
          </Link>
        ) : null}
      </p>
    </div>
  )
}
