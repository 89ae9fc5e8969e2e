import { useQueryClient } from '@tanstack/react-query'
import type { OwnRequest } from '#domain/questionnaires/schema.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { Surface } from '#web/ui/layout/page.tsx'
import { decide, ownRequests } from './request-queries.ts'

interface ShareChoiceProps {
  request: OwnRequest
  /** The saved result that answers it. */
  result_id: string
}

/** Whether the provider who asked sees the result: one press either way. */
export function ShareChoice({ request, result_id }: ShareChoiceProps) {
  const { id, provider_name, status } = request
  const client = useQueryClient()
  const options = {
    failure: 'Not saved',
    refresh: () => client.invalidateQueries(ownRequests),
  }
  const share = useAction(() => decide(client, id, result_id), options)
  const keep = useAction(() => decide(client, id, null), options)
  if (status === 'shared' && request.result_id === result_id)
    return (
      <Surface>
        <h2 role="status">Shared with {provider_name}</h2>
        <p className="mt-2">Only {provider_name} sees it. You can stop sharing it at any time.</p>
        <div className="form-actions mt-4">
          <ActionButton variant="quiet" action={keep} busyLabel="Saving...">
            Stop sharing
          </ActionButton>
        </div>
      </Surface>
    )
  if (status === 'withdrawn' || status === 'expired')
    return (
      <Surface>
        <h2>This request is over</h2>
        <p className="mt-2">Your result is saved. Only you see it.</p>
      </Surface>
    )
  return (
    <Surface>
      <h2>Share this result with {provider_name}?</h2>
      <p className="mt-2">
        {provider_name} then sees your answers and your score, before you talk. No one else sees
        them.
      </p>
      <p className="mt-2" role="status">
        {status === 'not_shared' ? `You have not shared it with ${provider_name}.` : ''}
      </p>
      <div className="form-actions mt-4">
        <ActionButton action={share} busyLabel="Sharing...">
          Share with {provider_name}
        </ActionButton>
        {status === 'not_shared' ? null : (
          <ActionButton variant="quiet" action={keep} busyLabel="Saving...">
            Do not share
          </ActionButton>
        )}
      </div>
    </Surface>
  )
}
