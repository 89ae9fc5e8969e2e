import type { PlanReason } from '#domain/care-plans/shared/plan.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { Section } from '#web/ui/layout/page.tsx'

const labels = {
  weight_loss_reason: 'The patient asked to lose weight and must not',
  painful_reason: 'Exercises with a movement that hurts the patient',
} as const

/**
 * Why earlier versions of the plan were right for this patient although they were stopped first: who takes the plan
 * over reads it before they change it. The newest version first.
 */
export function PlanReasons({ reasons }: { reasons: readonly PlanReason[] }) {
  if (reasons.length === 0) return null
  return (
    <Section title="Reasons given for the plan" className="desk-changes">
      <ul className="grid gap-4">
        {reasons.map((reason) => (
          <li key={reason.version} className="surface">
            <dl>
              {(['weight_loss_reason', 'painful_reason'] as const).map((name) =>
                reason[name] === null ? null : (
                  <div key={name}>
                    <dt className="font-bold">{labels[name]}</dt>
                    <dd className="wrap-anywhere whitespace-pre-line">{reason[name]}</dd>
                  </div>
                ),
              )}
            </dl>
            <p className="text-muted">
              {`Version ${reason.version}, ${formatDate(reason.created_at)}, by ${reason.author ?? 'a former colleague'}`}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
