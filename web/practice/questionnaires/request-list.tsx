import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ProviderRequest } from '#domain/questionnaires/schema.ts'
import { formatDate, formatDay } from '#web/platform/values/dates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { questionnairesOf, withdrawRequest } from './questionnaire-queries.ts'

const labels: Record<ProviderRequest['status'], string> = {
  open: 'Not answered yet',
  shared: 'Answered and shared',
  not_shared: 'Not shared',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
}

interface RequestListProps {
  patient_id: string
  requests: readonly ProviderRequest[]
}

/** What the provider asked for, newest first. */
export function RequestList({ patient_id, requests }: RequestListProps) {
  if (requests.length === 0) return <p>No requests yet.</p>
  return (
    <ul className="grid gap-4">
      {requests.map((request) => (
        <Request key={request.id} patient_id={patient_id} request={request} />
      ))}
    </ul>
  )
}

function Request({ patient_id, request }: { patient_id: string; request: ProviderRequest }) {
  const { id, instrument, due_on, status, created_at } = request
  const client = useQueryClient()
  const row = useRef<HTMLLIElement>(null)
  const withdrawNow = async () => {
    await withdrawRequest(client, patient_id, id)
    // The button that was pressed is gone.
    row.current?.focus()
  }
  const withdraw = useAction(withdrawNow, {
    success: { title: 'Withdrawn', text: 'The patient is no longer asked.' },
    failure: 'Not withdrawn',
    refresh: () => client.invalidateQueries(questionnairesOf(patient_id)),
  })
  return (
    <li ref={row} tabIndex={-1} className="max-w-none border-t border-hairline pt-4">
      <p className="font-bold">
        {instrument} by {formatDay(due_on)}: {labels[status]}
      </p>
      <p className="text-muted">Sent on {formatDate(created_at)}</p>
      {status === 'open' ? (
        <div className="form-actions mt-2">
          <ActionButton variant="quiet" action={withdraw} busyLabel="Withdrawing...">
            Withdraw<VisuallyHidden> {instrument}</VisuallyHidden>
          </ActionButton>
        </div>
      ) : null}
    </li>
  )
}
