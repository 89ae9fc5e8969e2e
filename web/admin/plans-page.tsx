import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CataloguePlan } from '#domain/membership/schema.ts'
import { catalogue } from '#web/app/signed-in/plans.ts'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FailedState } from '#web/ui/empty-state.tsx'
import { useLatePart } from '#web/ui/late-part.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { formatMoney } from '#web/ui/money.ts'
import { PageHeading, Unseen } from '#web/ui/page.tsx'
import { describeFailure } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'
import { AdminMain } from './admin-main.tsx'
import { orderPlans } from './plan-queries.ts'
import { failures } from './texts.ts'

const fetchForm = async () => (await import('./plan-form.tsx')).PlanForm

/** The catalogue of plans: what is sold, at what price, in which order. */
export function PlansPage() {
  const { data, error, refetch } = useQuery(catalogue)
  const [changing, setChanging] = useState<CataloguePlan>()
  const { Part: Form, bring } = useLatePart(fetchForm, failures.form)
  const close = () => setChanging(undefined)

  async function open(plan: CataloguePlan) {
    if (await bring()) setChanging(plan)
  }

  return (
    <AdminMain>
      <PageHeading
        title="Plans"
        lead="What is sold and at what price, on the page of prices and the page of memberships alike. A new price counts from the next payment on."
      />
      {data ? (
        <PlanTable plans={data} onChange={(plan) => void open(plan)} />
      ) : error ? (
        <FailedState title={failures.plans} failure={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={6} />
      )}
      <Dialog
        open={changing !== undefined}
        onClose={close}
        title={changing ? `Change ${changing.name}` : ''}
      >
        {Form && changing ? <Form key={changing.key} plan={changing} onClose={close} /> : null}
      </Dialog>
    </AdminMain>
  )
}

function PlanTable({
  plans,
  onChange,
}: {
  plans: readonly CataloguePlan[]
  onChange: (plan: CataloguePlan) => void
}) {
  const client = useQueryClient()
  const [isMoving, setMoving] = useState(false)

  /** Changes places with the plan above. */
  async function moveUp(key: string) {
    if (isMoving) return
    setMoving(true)
    const keys = plans.map((plan) => plan.key)
    const at = keys.indexOf(key)
    keys.splice(at - 1, 2, key, keys[at - 1]!)
    try {
      await orderPlans(client, keys)
    } catch (failure) {
      toast({ title: failures.order, text: describeFailure(failure), kind: 'destructive' })
    } finally {
      setMoving(false)
    }
  }

  const columns: readonly Column<CataloguePlan>[] = [
    {
      header: 'Plan',
      cell: ({ name, summary }) => (
        <>
          {name}
          <span className="block font-normal text-muted">{summary}</span>
        </>
      ),
    },
    {
      header: 'A month',
      cell: ({ price_ngwee }) => (price_ngwee === 0 ? 'Free' : formatMoney(price_ngwee)),
      numeric: true,
    },
    { header: 'Kind', cell: ({ is_add_on }) => (is_add_on ? 'Beside a plan' : 'A plan') },
    {
      header: 'Offered',
      cell: ({ is_offered }) =>
        is_offered ? 'Yes' : <strong className="text-danger">Not any more</strong>,
    },
    {
      header: 'Actions',
      cell: (plan) => (
        <span className="flex flex-wrap gap-2 max-sm:justify-end">
          <Button
            variant="quiet"
            data-brings="price"
            data-of={plan.key}
            onClick={() => onChange(plan)}
          >
            Change<Unseen> {plan.name}</Unseen>
          </Button>
          {plan.key === plans[0]?.key ? null : (
            <Button variant="quiet" aria-disabled={isMoving} onClick={() => void moveUp(plan.key)}>
              Move up<Unseen> {plan.name}</Unseen>
            </Button>
          )}
        </span>
      ),
    },
  ]
  return (
    <DataTable
      caption="Plans, in the order in which they stand"
      columns={columns}
      rows={plans}
      rowKey={({ key }) => key}
    />
  )
}
