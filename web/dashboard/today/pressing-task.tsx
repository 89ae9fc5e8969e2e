import type { Pressing } from '#domain/dashboard/pressing.ts'
import { bloodPressure } from '#web/readings/blood-pressure.ts'
import { glucose } from '#web/readings/glucose.ts'
import { AnswerAdvice } from '#web/readings/standing/answer-advice.tsx'
import { OnTheWay } from '#web/readings/standing/on-the-way.tsx'
import { StandingValue } from '#web/readings/standing/standing-value.tsx'
import { TaskCard } from './task-card.tsx'

interface PressingTaskProps {
  pressing: Pressing
  isFirst: boolean
  now: number
}

/** What a reading requires before everything else, with the reading, until it is answered. */
export function PressingTask({ pressing, isFirst, now }: PressingTaskProps) {
  const { advice, next, isOnTheWay } = pressing
  const isPressure = pressing.measure === 'bloodPressure'
  if (isOnTheWay)
    return (
      <li>
        {isPressure ? (
          <OnTheWay measure={bloodPressure} standing={pressing.standing} now={now} />
        ) : (
          <OnTheWay measure={glucose} standing={pressing.standing} now={now} />
        )}
      </li>
    )
  return (
    <TaskCard
      {...next}
      to={isPressure ? '/hypertension' : '/diabetes'}
      action="See what to do"
      isFirst={isFirst}
      isDanger={advice.level === 'emergency'}
    >
      {isPressure ? (
        <div>
          <StandingValue measure={bloodPressure} standing={pressing.standing} now={now} />
          <AnswerAdvice measure={bloodPressure} standing={pressing.standing} />
        </div>
      ) : (
        <div>
          <StandingValue measure={glucose} standing={pressing.standing} now={now} />
          <AnswerAdvice measure={glucose} standing={pressing.standing} />
        </div>
      )}
    </TaskCard>
  )
}
