import { showPhone } from '#domain/phone/show-phone.ts'
import { dial } from '#domain/phone/dial.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { actionPlanParts } from '#domain/diary/action-plan-parts.ts'
import type { ActionPlan } from '#domain/diary/action-plan.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { formatDate } from '#web/platform/values/dates.ts'
import { Lantern } from '#web/ui/drawings/lantern.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { ActionPlanForm } from './action-plan-form.tsx'
import { ownActionPlan } from './queries.ts'
import { errorTitles } from './texts.ts'

/** The user's own plan for very low or very high sugar: to read in a hurry, to change, to print. */
export function ActionPlanPanel() {
  const query = useQuery(ownActionPlan)
  const [isWriting, setWriting] = useState(false)
  return (
    <section className="grid gap-4">
      <h2>My action plan</h2>
      <QueryView
        query={query}
        failed={errorTitles.fetching}
        onlyFresh
        fallback={<Skeleton lines={5} />}
      >
        {(data) =>
          isWriting ? (
            <ActionPlanForm plan={data} onDone={() => setWriting(false)} />
          ) : data === null ? (
            <EmptyState
              drawing={<Lantern width={110} />}
              text="Write down what you and your clinician agreed, before you need it."
              action={
                <Button data-adds-fields="my_targets" onClick={() => setWriting(true)}>
                  Write my plan
                </Button>
              }
            />
          ) : (
            <PlanView plan={data} onChange={() => setWriting(true)} />
          )
        }
      </QueryView>
    </section>
  )
}

function PlanView({ plan, onChange }: { plan: ActionPlan; onChange: () => void }) {
  return (
    <Card className="grid gap-6">
      <dl className="grid gap-4 sm:grid-cols-2">
        {actionPlanParts
          .filter(({ name }) => plan[name] !== '')
          .map(({ name, heading }) => (
            <div key={name}>
              <dt className="text-sm text-muted">{heading}</dt>
              <dd className="text-lg wrap-anywhere whitespace-pre-line">
                {name === 'call_phone' ? (
                  <a className="link link-alone" href={dial(plan[name])} translate="no">
                    {showPhone(plan[name])}
                  </a>
                ) : (
                  plan[name]
                )}
              </dd>
            </div>
          ))}
      </dl>
      <p className="text-sm text-muted">Last changed on {formatDate(plan.updated_at)}.</p>
      <div className="form-actions screen-only">
        <Button variant="quiet" data-adds-fields="my_targets" onClick={onChange}>
          Change my plan
        </Button>
        <Button variant="quiet" onClick={() => print()}>
          Print
        </Button>
      </div>
    </Card>
  )
}
