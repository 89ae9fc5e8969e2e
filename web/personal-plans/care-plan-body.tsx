import { useQuery } from '@tanstack/react-query'
import type { PersonalPlan } from '#domain/personal-plans/schema.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { CurrentPlan } from './current-plan.tsx'
import { NoPlan } from './no-plan.tsx'
import { PlanGoals } from './plan-goals.tsx'
import { currentOf, ownPersonalPlans } from './queries.ts'
import { failed } from './texts.ts'

/** The current plan with all that its person can do with it, and what was before. */
export function CarePlanBody() {
  return (
    <QueryView
      query={useQuery(ownPersonalPlans)}
      failed={failed}
      fallback={<Skeleton lines={6} text="Loading your care plan..." />}
    >
      {(own) => {
        const current = currentOf(own)
        return (
          <>
            {current ? (
              <CurrentPlan plan={current} marks={own.marks} />
            ) : (
              <NoPlan isIncluded={own.is_included} />
            )}
            <Earlier plans={own.plans} />
          </>
        )
      }}
    </QueryView>
  )
}

/** The versions before the current one, and the plans that have ended. */
function Earlier({ plans }: { plans: readonly PersonalPlan[] }) {
  const items = plans.flatMap((plan) =>
    plan.versions.slice(plan.ended_at ? 0 : 1).map((version) => ({
      title: `Version ${version.number} of ${formatDate(version.published_at)}`,
      content: (
        <div className="grid gap-3">
          {plan.ended_at ? (
            <p className="wrap-anywhere">
              This plan ended on {formatDate(plan.ended_at)}: {plan.end_reason}
            </p>
          ) : null}
          <p>
            Written by <span translate="no">{version.author_name ?? 'a provider'}</span>.
          </p>
          <PlanGoals
            goals={version.goals}
            names={{ patient: 'You', provider: version.author_name }}
          />
        </div>
      ),
    })),
  )
  if (items.length === 0) return null
  return (
    <Section title="Earlier" className="screen-only">
      <Accordion items={items} />
    </Section>
  )
}
