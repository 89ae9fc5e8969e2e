import type { ReactNode } from 'react'

import { dial } from '#domain/phone/dial.ts'
import { phonesInText } from '#domain/phone/phones-in-text.ts'
import { safetyPlanCredit, safetyPlanParts } from '#domain/safety/plan.ts'
import { useHelplines } from '#web/platform/calls/helplines.ts'
import type { PlanTexts } from '#web/safety/plan/plan-texts.ts'

/** The plan to read, and to print on one page; an empty part leaves lines to write on by hand. */
export function PlanView({ plan, onPaperOnly }: { plan: PlanTexts; onPaperOnly: boolean }) {
  const lines = useHelplines().filter(({ kind }) => kind !== 'abroad')
  return (
    <section className={`plan-sheet${onPaperOnly ? ' paper-only' : ''}`} aria-label="The plan">
      <ol>
        {safetyPlanParts.map(({ name, heading }) => (
          <li key={name}>
            <h2>{heading}</h2>
            {plan[name].trim() ? (
              <p className="plan-text">{withNumbersToTap(plan[name].trim())}</p>
            ) : (
              <p className="plan-empty">Nothing written yet</p>
            )}
          </li>
        ))}
      </ol>
      <p className="plan-lines">
        If this is not enough:{' '}
        {lines.slice(0, 3).map((line, index) => (
          <span key={line.number}>
            {index > 0 ? ', ' : ''}
            <a href={dial(line.number)} className="link" translate="no">
              {line.number}
            </a>{' '}
            {line.name}
          </span>
        ))}
        , or the nearest hospital or clinic.
      </p>
      <p className="plan-credit">{safetyPlanCredit}</p>
    </section>
  )
}

/** In a hard hour one should not have to copy a number. */
function withNumbersToTap(text: string): ReactNode[] {
  return phonesInText(text).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // Parts of one text never change places.
      // oxlint-disable-next-line react/no-array-index-key
      <a key={index} href={part.href} className="link">
        {part.text}
      </a>
    ),
  )
}
