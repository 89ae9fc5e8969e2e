import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CataloguePlan } from '#domain/membership/schema.ts'
import { catalogue } from '#web/platform/signed-in/plans.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { formatMoney } from '#web/platform/values/money.ts'
import { PageHeading, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { AdminMain } from '#web/admin/admin-main.tsx'
import { orderPlans } from './plan-queries.ts'
import { errorTitles } from '#web/admin/texts.ts'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

const fetchForm = async () => (await import('./plan-form.tsx')).PlanForm

/** The catalogue of plans: what is on sale, at what price, in which order. */
export function PlansPage() {
  const query = useQuery(catalogue)
  const [changing, setChanging] = useState<CataloguePlan>()
  const { Part: Form, bring } = useLazyComponent(fetchForm, errorTitles.form)
  const close = () => setChanging(undefined)

  async function open(plan: CataloguePlan) {
    if (await bring()) setChanging(plan)
  }

  return (
    <AdminMain>
      <PageHeading
        title="Plans"
        lead="Plans and prices on the pricing and membership pages. A new price starts with the next payment."
      />
      <QueryView query={query} failed={errorTitles.plans} fallback={<Skeleton lines={6} />}>
        {(data) => <PlanTable plans={data} onChange={(plan) => void open(plan)} />}
      </QueryView>
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
  /** Swaps places with the plan above. */
  const moveUp = useAction(
    (key: string) => {
      const keys = plans.map((plan) => plan.key)
      const at = keys.indexOf(key)
      keys.splice(at - 1, 2, key, keys[at - 1]!)
      return orderPlans(client, keys)
    },
    { failure: errorTitles.order },
  )

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
      header: 'On sale',
      cell: ({ is_offered }) =>
        is_offered ? 'Yes' : <strong className="text-danger">Not any more</strong>,
    },
    {
      header: 'Actions',
      isActions: true,
      cell: (plan) => (
        <span className="flex flex-wrap gap-2">
          <Button
            variant="quiet"
            data-adds-fields="price"
            data-of={plan.key}
            onClick={() => onChange(plan)}
          >
            Change<VisuallyHidden> {plan.name}</VisuallyHidden>
          </Button>
          {plan.key === plans[0]?.key ? null : (
            <ActionButton variant="quiet" action={{ ...moveUp, run: () => moveUp.run(plan.key) }}>
              Move up<VisuallyHidden> {plan.name}</VisuallyHidden>
            </ActionButton>
          )}
        </span>
      ),
    },
  ]
  return (
    <DataTable
      caption="Plans, in the order shown on the pricing page"
      columns={columns}
      rows={plans}
      rowKey={({ key }) => key}
    />
  )
}
