import { useQueryClient } from '@tanstack/react-query'
import type { KeptVisitType } from '#domain/appointments/visit-types.ts'
import type { Insurer, InsurerShare } from '#domain/insurance/insurers.ts'
import { writtenKwacha } from '#domain/practice/billing/amount.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { CheckboxField } from '#web/ui/forms/choice-fields.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { keepInsurer } from './insurance-queries.ts'

const fetchSchema = loadOnce(() => import('./insurer-schema.ts'))
const fieldOf = (id: string) => `share_${id}`

interface InsurerFormProps {
  insurer?: Insurer
  types: readonly KeptVisitType[]
  onClose: () => void
}

const written = (share: InsurerShare | undefined) =>
  share === undefined
    ? ''
    : share.amount_ngwee === null
      ? `${share.percent}%`
      : writtenKwacha(share.amount_ngwee)

/** An insurer with its share of each visit type, new or known. */
export function InsurerForm({ insurer, types, onClose }: InsurerFormProps) {
  const retry = useIdempotencyKey()
  const client = useQueryClient()
  const shareOf = (id: string) => insurer?.shares.find((one) => one.visit_type_id === id)
  const shown = types.filter(({ id, is_retired }) => !is_retired || shareOf(id))
  return (
    <Form
      schema={async () => (await fetchSchema()).insurerForm(shown.map(({ id }) => id))}
      submitLabel={insurer ? 'Save changes' : 'Add insurer'}
      busyLabel="Saving..."
      onSubmit={async ({ name, phone, email, is_retired, ...typed }) => {
        const shares = shown.flatMap(({ id }) => {
          const share = (typed as Record<string, Omit<InsurerShare, 'visit_type_id'> | null>)[
            fieldOf(id)
          ]
          return share ? [{ visit_type_id: id, ...share }] : []
        })
        const fields = { name, phone: phone || null, email: email || null, is_retired, shares }
        const id = insurer?.id ?? retry.keyFor({ name })
        await keepInsurer(client, id, { ...fields, version: insurer?.version ?? 0 })
        retry.reset()
        toast({
          title: 'Insurer saved',
          text: 'It counts for invoices that are issued from now on.',
        })
        onClose()
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      }
    >
      <TextField
        name="name"
        label="Name"
        hint="Patients read it on their invoices."
        autoComplete="off"
        maxLength={60}
        defaultValue={insurer?.name}
      />
      <TextField
        name="phone"
        label="Phone"
        optional
        autoComplete="off"
        maxLength={30}
        defaultValue={insurer?.phone ?? ''}
      />
      <TextField
        name="email"
        label="Email"
        optional
        autoComplete="off"
        maxLength={255}
        defaultValue={insurer?.email ?? ''}
      />
      {shown.map(({ id, name }) => (
        <TextField
          key={id}
          name={fieldOf(id)}
          label={`Pays of “${name}”`}
          hint="In kwacha, for example 80, or a percentage, for example 50%. Empty: not covered."
          optional
          autoComplete="off"
          maxLength={20}
          defaultValue={written(shareOf(id))}
        />
      ))}
      <CheckboxField
        name="is_retired"
        label="Retired: nothing more is claimed"
        defaultChecked={insurer?.is_retired ?? false}
      />
    </Form>
  )
}
