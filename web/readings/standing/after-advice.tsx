import { asksToMeasure } from '#domain/readings/advice/advice.ts'
import type { StandingAdvice } from '#domain/readings/advice/standing-advice.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import type { Measure } from '../measure.ts'
import type { AnyReading } from '../queries.ts'
import { AnswerAdvice } from './answer-advice.tsx'

interface AfterAdviceProps<Reading extends AnyReading> {
  measure: Pick<Measure<Reading>, 'kind' | 'page' | 'plan'>
  standing: StandingAdvice<Reading>
  onMeasure: () => void
}

/** What one can do under the advice on a reading: answer it, measure again, look at the own plan. */
export function AfterAdvice<Reading extends AnyReading>(props: AfterAdviceProps<Reading>) {
  const { measure, standing, onMeasure } = props
  return (
    <>
      <AnswerAdvice measure={measure} standing={standing} />
      <div className="mt-3 flex flex-wrap items-center gap-4">
        {asksToMeasure(standing.advice) ? (
          <Button variant="quiet" onClick={onMeasure}>
            Measure again
          </Button>
        ) : null}
        {measure.plan ? (
          <Link to={measure.plan} className="link link-alone">
            See my action plan
          </Link>
        ) : null}
      </div>
    </>
  )
}
