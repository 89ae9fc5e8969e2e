import type { RefObject } from 'react'
import type { Pressing } from '#domain/dashboard/pressing.ts'
import { type Advice, asksToMeasure } from '#domain/readings/advice/advice.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { bloodPressure } from '#web/readings/blood-pressure.ts'
import { glucose } from '#web/readings/glucose.ts'
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
  /** The reading is not saved yet: it can be entered again below. */
  isFormShown: boolean
  ref: RefObject<HTMLDivElement | null>
}

const measures = { bloodPressure, glucose }

/** What to do about a dangerous reading, above all tasks. */
export function WarnedReading({ warned, isFormShown, ref }: WarnedReadingProps) {
  const { page, plan } = measures[warned.measure]
  return (
    <div ref={ref} tabIndex={-1} className="scroll-mt-4">
      <h2 className="sr-only">What to do now</h2>
      <Lazy load={fetchAdvice} props={{ advice: warned.advice, live: true }} />
      <p className="mt-3 flex flex-wrap gap-x-6">
        {asksToMeasure(warned.advice) && !isFormShown ? (
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
