import type { StandingAdvice } from '#domain/readings/advice/standing-advice.ts'
import { AdviceCard } from '../advice-card.tsx'
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

/** A reminder for a person who said that they are on their way, with whom to call if it gets worse. */
export function OnTheWay<Reading extends AnyReading>(props: OnTheWayProps<Reading>) {
  const { measure, standing, now } = props
  const { advice } = standing
  const lines = advice.now || advice.today ? [] : [advice.title]
  return (
    <div className="mb-6">
      <StandingValue measure={measure} standing={standing} now={now} />
      <AdviceCard advice={{ ...advice, title: 'You are on your way', lines }} heading="h2" />
      <AnswerAdvice measure={measure} standing={standing} answers={answers} />
    </div>
  )
}
