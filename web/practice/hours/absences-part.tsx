import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Absence } from '#domain/practice/absences.ts'
import { errorTitles, toasts } from '#web/practice/texts.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { ownAbsences, removeAbsence } from './absence-queries.ts'

const fetchForm = async () => (await import('./absence-form.tsx')).AbsenceForm

/** Hours at which the provider is absent, entered by them or by the front desk. */
export function AbsencesPart() {
  const query = useQuery(ownAbsences)
  const [isAdding, setAdding] = useState(false)
  const { Part: Form, bring } = useLazyComponent(fetchForm, errorTitles.form)

  async function add() {
    setAdding(await bring())
  }

  return (
    <>
      <p className="mb-4">Entered by you or by the front desk. They are saved at once.</p>
      <QueryView query={query} failed={errorTitles.absences} fallback={<Skeleton lines={3} />}>
        {(all) =>
          all.length === 0 ? (
            <p>No absences from now on.</p>
          ) : (
            <ul aria-label="Absences by the hour" className="grid max-w-3xl">
              {all.map((one) => (
                <Item key={one.id} {...one} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <div className="form-actions mt-4">
        <Button variant="quiet" data-adds-fields="first_day last_day" onClick={() => void add()}>
          Add an absence
        </Button>
      </div>
      <Dialog open={isAdding} onClose={() => setAdding(false)} title="An absence">
        {Form ? <Form onClose={() => setAdding(false)} /> : null}
      </Dialog>
    </>
  )
}

function Item({ id, starts_at, ends_at, affected }: Absence) {
  const client = useQueryClient()
  const when = `${formatDateTime(starts_at)} to ${formatDateTime(ends_at)}`
  const remove = useAction(
    async () => {
      await removeAbsence(client, id)
      toast(toasts.backAgain)
    },
    { failure: errorTitles.absence },
  )
  return (
    <li className="flex max-w-none flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hairline py-4">
      <div>
        <p>{when}</p>
        {affected > 0 ? (
          <p className="font-bold text-warn">
            {affected} {affected === 1 ? 'appointment falls' : 'appointments fall'} into it
          </p>
        ) : null}
      </div>
      <ActionButton variant="quiet" action={remove}>
        Remove<VisuallyHidden> {when}</VisuallyHidden>
      </ActionButton>
    </li>
  )
}
