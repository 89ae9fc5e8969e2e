import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { brand } from '#domain/brand.ts'
import { type CataloguePlan, networks, usualNetwork } from '#domain/membership/schema.ts'
import { ChoiceCards } from '#web/ui/choice-fields.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { formatPrice } from '#web/ui/money.ts'
import { useRetryId } from '#web/ui/retry-id.ts'
import { askToPay } from './queries.ts'

const fetchSchema = async () => (await import('./pay-schema.ts')).paying

/** Asks for the number that pays, and has it asked for its PIN. */
export function PayDialog({
  plan,
  phone,
  onClose,
}: {
  plan: CataloguePlan | undefined
  /** The person's own number, to begin with. */
  phone: string
  onClose: () => void
}) {
  return (
    <Dialog open={plan !== undefined} onClose={onClose} title={plan ? `Pay for ${plan.name}` : ''}>
      {plan ? <PayForm plan={plan} phone={phone} onAsked={onClose} /> : null}
    </Dialog>
  )
}

function PayForm({
  plan,
  phone,
  onAsked,
}: {
  plan: CataloguePlan
  phone: string
  onAsked: () => void
}) {
  const client = useQueryClient()
  const retry = useRetryId()
  const [network, setNetwork] = useState(usualNetwork(phone))
  return (
    <Form
      schema={fetchSchema}
      submitLabel={`Pay ${formatPrice(plan.price_ngwee)}`}
      busyLabel="Asking your phone..."
      onSubmit={async (typed) => {
        const wanted = { plan_key: plan.key, shown_price_ngwee: plan.price_ngwee, ...typed }
        await askToPay(client, { id: retry.idFor(wanted), ...wanted })
        retry.settle()
        onAsked()
      }}
    >
      <p>
        {formatPrice(plan.price_ngwee)} for one month of {plan.name}. Your phone asks for your PIN;
        we never see it. The statement of your network says {brand.name.toUpperCase()} and nothing
        else.
      </p>
      <TextField
        name="phone"
        label="Mobile-money number"
        hint="For example 0977 123 456."
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        defaultValue={phone}
        onChange={({ target }) => setNetwork(usualNetwork(target.value) ?? network)}
      />
      <ChoiceCards
        // Drawn anew where the number belongs to another network.
        key={network}
        name="network"
        label="Network"
        columns
        options={networks}
        {...(network ? { defaultValue: network } : {})}
      />
    </Form>
  )
}
