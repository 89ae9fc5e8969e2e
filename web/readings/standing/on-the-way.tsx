import type { StandingAdvice } from '#domain/readings/advice/standing-advice.ts'
import { Card } from '#web/ui/layout/page.tsx'
import type { Measure } from '../measure.ts'
import type { AnyReading } from '../queries.ts'
import { AnswerAdvice } from './answer-advice.tsx'
import { StandingValue } from './standing-value.tsx'

interface OnTheWayProps<Reading extends AnyReading> {
  measure: Measure<Reading>
  standing: StandingAdvice<Reading>
  now: number
}

const answers = ['seen', 'wrong'] as const

/** A reminder for a person who said that they are on their way. */
export function OnTheWay<Reading extends AnyReading>(props: OnTheWayProps<Reading>) {
  const { measure, standing, now } = props
  const { advice } = standing
  return (
    <Card className="mb-6">
      <h2 className="mb-1 text-lg">You are on your way</h2>
      <StandingValue measure={measure} standing={standing} now={now} />
      <p>{advice.now ?? advice.today ?? advice.title}</p>
      <AnswerAdvice measure={measure} standing={standing} answers={answers} />
    </Card>
  )
}
