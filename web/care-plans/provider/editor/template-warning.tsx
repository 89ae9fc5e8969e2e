import { type TemplateCheck, templateLimits } from '#domain/care-plans/shared/template-check.ts'
import type { PlanTemplate } from '#domain/care-plans/shared/templates.ts'

interface TemplateWarningProps {
  kind: PlanTemplate['kind']
  check: TemplateCheck
  /** Whether something typed would be replaced. */
  isTyped: boolean
}

/** Why a template may not fit its person, and what was not looked at: read before anything is changed. */
export function TemplateWarning({ kind, check, isTyped }: TemplateWarningProps) {
  const { misfits, notes } = check
  return (
    <div className="grid gap-4">
      {misfits.length > 0 ? (
        <ul className="grid gap-2 wrap-anywhere">
          {misfits.map(({ where, reasons }) => (
            <li key={where}>
              {where}. <strong>{reasons.join('. ')}</strong>
            </li>
          ))}
        </ul>
      ) : null}
      {notes.length > 0 ? (
        <ul className="grid gap-2 wrap-anywhere">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
      {misfits.length === 0 && kind === 'meal' ? <p>{foundNothing}</p> : null}
      <p>{templateLimits[kind]}</p>
      {isTyped ? <p>What you have typed is replaced.</p> : null}
    </div>
  )
}

export const foundNothing = 'We found no meal that does not fit.'
