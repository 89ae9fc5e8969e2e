import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import type { PlanChange, RequestStatus } from '#domain/care-plans/shared/request.ts'
import { AskForChange, BeingChanged } from './ask-for-change.tsx'
import { PlanMessage } from './plan-message.tsx'
import type { RequestQueries } from './queries.ts'
import type { PlanTexts } from './words.ts'

interface WrittenPlanProps extends Pick<ComponentProps<typeof PlanMessage>, 'plan' | 'drawing'> {
  words: PlanTexts
  request: {
    id: string
    status: RequestStatus
    changes: readonly PlanChange[]
    is_stopped: boolean
  }
  requests: Pick<RequestQueries<unknown, unknown>, 'askForChange'>
  /** What the writer says first. */
  message: string
  /** The plan itself. */
  children: ReactNode
}

/** A plan below its writer's message, and the form to request a change. */
export function WrittenPlan({ words, request, requests, children, ...said }: WrittenPlanProps) {
  const client = useQueryClient()
  const { id, status, changes, is_stopped } = request
  return (
    <>
      {status === 'pending' ? <BeingChanged asked={changes.at(-1)} /> : null}
      <PlanMessage plan={said.plan} words={words} drawing={said.drawing}>
        {said.message}
      </PlanMessage>
      {children}
      {status === 'completed' && !is_stopped ? (
        <AskForChange words={words} ask={(change) => requests.askForChange(client, id, change)} />
      ) : null}
    </>
  )
}
