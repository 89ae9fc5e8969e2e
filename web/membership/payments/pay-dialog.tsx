import { useQuery, useQueryClient } from '@tanstack/react-query'
import { customerMessage } from '#domain/membership/statement.ts'
import { brand } from '#domain/values/brand.ts'
import type { CataloguePlan, PlanChoice } from '#domain/membership/schema.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { formatMoney } from '#web/platform/values/money.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { startPayment, planChoice } from '../queries.ts'
import { choiceFailed } from '../texts.ts'
import { OwnPayerFields } from './own-payer-fields.tsx'
import { StartFields } from './start-fields.tsx'
import { loadOnce } from '#web/platform/lazy.tsx'

const fetchSchemas = loadOnce(() => import('./pay-schema.ts'))

/**
 * Says what happens to earlier payments, asks for the mobile-money number, and has that phone
 * prompt for its PIN.
 */
export function PayDialog({
  plan,
  phone,
  onClose,
}: {
  plan: CataloguePlan | undefined
  /** The user's own number, as the initial value. */
  phone: string
  onClose: () => void
}) {
  return (
    <Dialog open={plan !== undefined} onClose={onClose} title={plan ? `Pay for ${plan.name}` : ''}>
      {plan ? <Paying key={plan.key} plan={plan} phone={phone} onAsked={onClose} /> : null}
    </Dialog>
  )
}

interface PayingProps {
  plan: CataloguePlan
  phone: string
  onAsked: () => void
}

/** The form, once the effect of the purchase is known. */
function Paying(props: PayingProps) {
  const query = useQuery(planChoice(props.plan.key))
  return (
    <QueryView query={query} failed={choiceFailed} onlyFresh fallback={<Skeleton lines={4} />}>
      {(choice) => <PayForm {...props} choice={choice} />}
    </QueryView>
  )
}

function PayForm({ plan, phone, onAsked, choice }: PayingProps & { choice: PlanChoice }) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const isChoice = choice.left_ngwee !== null
  return (
    <Form
      schema={async () =>
        isChoice ? (await fetchSchemas()).payingAndChoosing : (await fetchSchemas()).paying
      }
      submitLabel={`Pay ${formatMoney(plan.price_ngwee)}`}
      busyLabel="Asking your phone..."
      onSubmit={async (typed) => {
        const wanted = { plan_key: plan.key, shown_price_ngwee: plan.price_ngwee, ...typed }
        await startPayment(client, { id: retry.keyFor(wanted), ...wanted })
        retry.reset()
        onAsked()
      }}
    >
      <p>
        <span translate="no">{formatMoney(plan.price_ngwee)}</span> for one month of {plan.name}.
        Your phone asks for your PIN. We never see it. Your statement says{' '}
        {customerMessage(brand.name)} and nothing else.
      </p>
      <StartFields plan={plan} choice={choice} />
      <OwnPayerFields phone={phone} />
    </Form>
  )
}
