import { Lazy } from '#web/platform/lazy.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { KeptVisitType, VisitColour } from '#domain/appointments/visit-types.ts'
import { professionLabels } from '#domain/practice/professions.ts'
import { inKwacha } from '#domain/values/money.ts'
import { errorTitles, toasts } from '#web/admin/texts.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { changeVisitType, keptVisitTypes } from './calendar-queries.ts'

const fetchUncovered = async () =>
  (await import('#web/admin/insurance/uncovered-by.tsx')).UncoveredBy

const fetchForm = async () => (await import('./visit-type-form.tsx')).VisitTypeForm

/** The mark of a type beside its name; each has at least 4.5 : 1 on the page in both schemes. */
const marks: Readonly<Record<VisitColour, string>> = {
  green: 'var(--color-leaf)',
  blue: 'var(--color-info)',
  amber: 'var(--color-warn)',
  brown: 'var(--color-copper)',
  red: 'var(--color-danger)',
  grey: 'var(--color-muted)',
}

/** The visit types of the clinic, with a form for a new one and for each. */
export function VisitTypes() {
  const [edited, setEdited] = useState<KeptVisitType | 'new'>()
  const { Part: Form, bring } = useLazyComponent(fetchForm, errorTitles.form)
  const query = useQuery(keptVisitTypes)
  const close = () => setEdited(undefined)
  const type = edited === 'new' ? undefined : edited

  async function edit(one: KeptVisitType | 'new') {
    if (await bring()) setEdited(one)
  }

  return (
    <section aria-labelledby="visit-types">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="visit-types">Visit types</h2>
        <Button data-adds-fields="name" onClick={() => void edit('new')}>
          Add a visit type
        </Button>
      </div>
      <QueryView query={query} failed={errorTitles.visitTypes} fallback={<Skeleton lines={4} />}>
        {(types) => (
          <ul aria-label="Visit types" className="mt-4 grid max-w-3xl">
            {types.map((one) => (
              <TypeRow
                key={one.id}
                type={one}
                isLast={types.filter(({ is_retired }) => !is_retired).length === 1}
                onEdit={() => void edit(one)}
              />
            ))}
          </ul>
        )}
      </QueryView>
      <Dialog open={edited !== undefined} onClose={close} title={type?.name ?? 'A new visit type'}>
        {Form ? <Form key={type?.id} {...(type ? { type } : {})} onClose={close} /> : null}
      </Dialog>
    </section>
  )
}

/** "30 minutes, 10 minutes free around it, Phone or In-person, K150, dietitian". */
function describe(type: KeptVisitType): string {
  return [
    `${type.duration_minutes} minutes`,
    type.buffer_minutes > 0 ? `${type.buffer_minutes} minutes kept free around it` : undefined,
    type.session_types.join(', '),
    type.price_ngwee === null ? 'price of the provider' : inKwacha(type.price_ngwee),
    type.professions?.map((one) => professionLabels[one]).join(', '),
    type.self_booked ? undefined : 'booked by staff only',
  ]
    .filter(Boolean)
    .join(' · ')
}

function TypeRow({
  type,
  isLast,
  onEdit,
}: {
  type: KeptVisitType
  isLast: boolean
  onEdit: () => void
}) {
  const client = useQueryClient()
  const { id, upcoming, ...fields } = type
  const { name, is_retired } = fields
  const change = useAction(
    async () => {
      await changeVisitType(client, id, { ...fields, is_retired: !is_retired })
      toast(is_retired ? toasts.typeBack(name) : toasts.typeRetired(name))
    },
    { failure: errorTitles.visitType },
  )
  return (
    <li className="flex max-w-none flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hairline py-4">
      <div>
        <h3 className="flex items-center gap-3 text-lg wrap-anywhere">
          <span
            className="shrink-0 rounded-chip"
            style={{ width: 12, height: 12, background: marks[type.colour] }}
            aria-hidden="true"
          />
          {name}
        </h3>
        <p className="text-muted">{describe(type)}</p>
        <p className="text-muted">
          {is_retired ? 'Retired. ' : ''}
          {upcoming === 0
            ? 'No upcoming appointments'
            : `${upcoming} upcoming ${upcoming === 1 ? 'appointment' : 'appointments'}`}
        </p>
        {is_retired ? null : <Lazy load={fetchUncovered} props={{ visit_type_id: id }} />}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" data-adds-fields="name" data-of={id} onClick={onEdit}>
          Change<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        {isLast && !is_retired ? null : (
          <ActionButton variant="quiet" action={change}>
            {is_retired ? 'Use again' : 'Retire'}
            <VisuallyHidden> {name}</VisuallyHidden>
          </ActionButton>
        )}
      </div>
    </li>
  )
}
