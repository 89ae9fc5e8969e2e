import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { OwnRequest } from '#domain/questionnaires/schema.ts'
import { canShare } from '#domain/questionnaires/status.ts'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf, formatDay } from '#web/platform/values/dates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { Card } from '#web/ui/layout/page.tsx'
import { decide, ownRequests } from './request-queries.ts'
import { SharingAll, useSharingAll } from './sharing-all.tsx'

interface ShareChoiceProps {
  request: OwnRequest
  /** The saved result that answers it. */
  result_id: string
}

/** Whether the provider who asked sees the result: one press either way. */
export function ShareChoice({ request, result_id }: ShareChoiceProps) {
  const { id, provider_name, status, due_on } = request
  const isSharingAll = useSharingAll()
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const decideNow = async (result: string | null) => {
    await decide(client, id, result)
    // The button that was pressed is gone, and the heading says what is so now.
    heading.current?.focus()
  }
  const options = {
    failure: 'Not saved',
    refresh: () => client.invalidateQueries(ownRequests),
  }
  const share = useAction(() => decideNow(result_id), options)
  const keep = useAction(() => decideNow(null), options)
  const isShared = status === 'shared' && request.result_id === result_id
  const isOtherShared = status === 'shared' && !isShared
  const mayShare = canShare(request, dayOf(useNow()))
  const isOver = !mayShare && status !== 'shared' && status !== 'not_shared'
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1}>
        {isShared
          ? `Shared with ${provider_name}`
          : isOtherShared
            ? `Another result is shared with ${provider_name}`
            : isOver
              ? 'This request is over'
              : status === 'not_shared'
                ? `Not shared with ${provider_name}`
                : `Share this result with ${provider_name}?`}
      </h2>
      <p className="mt-2">
        {isShared
          ? `${provider_name} sees your answers and your score. You can stop sharing them at any time.`
          : isOtherShared
            ? 'To share this one, stop sharing the other one first.'
            : isOver
              ? 'Your result is saved. It is not shared for this request.'
              : mayShare
                ? `If you share it, ${provider_name} sees your answers and your score before you talk. This choice is for ${provider_name} alone.`
                : `You can no longer share this result. The last day was ${formatDay(due_on)}.`}
      </p>
      {isSharingAll && !isShared ? (
        <p className="mt-2">
          <SharingAll />
        </p>
      ) : null}
      {mayShare || status === 'shared' ? (
        <div className="form-actions mt-4">
          {mayShare ? (
            <ActionButton action={share} busyLabel="Sharing...">
              <span>
                Share with <span translate="no">{provider_name}</span>
              </span>
            </ActionButton>
          ) : null}
          {status === 'not_shared' ? null : (
            <ActionButton variant="quiet" action={keep} busyLabel="Saving...">
              {status === 'shared' ? 'Stop sharing' : 'Do not share'}
            </ActionButton>
          )}
        </div>
      ) : null}
    </Card>
  )
}
