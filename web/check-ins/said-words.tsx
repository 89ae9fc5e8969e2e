import type { CheckIn } from '#domain/check-ins/schema.ts'
import { who5 } from '#domain/screening/instruments/who-5.ts'
import { bandOfCheckIn } from '#domain/check-ins/band.ts'
import { questions } from './texts.ts'

type Said = Pick<CheckIn, 'answers' | 'score' | 'went_well' | 'was_hard' | 'plan'>

/** What a person has sent: the score with its band, the five answers, and their own words. */
export function SaidWords({ said }: { said: Said }) {
  const { score, answers } = said
  return (
    <div className="grid gap-3">
      <p>
        Well-being (WHO-5): <strong translate="no">{score}</strong> of {who5.range.max}.{' '}
        {bandOfCheckIn(score).label}.
      </p>
      <ul className="text-muted">
        {who5.items.map(({ text }, place) => (
          <li key={text}>
            {text}: {who5.choices.find(({ value }) => value === answers[place])?.label}
          </li>
        ))}
      </ul>
      {(['went_well', 'was_hard', 'plan'] as const).map((name) =>
        said[name] ? (
          <div key={name}>
            <p className="font-bold">{questions[name]}</p>
            <p className="wrap-anywhere whitespace-pre-line">{said[name]}</p>
          </div>
        ) : null,
      )}
    </div>
  )
}
