import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { Card } from '#web/ui/layout/page.tsx'
import { firstSteps, setStepsHidden } from './first-steps-queries.ts'
import { stepToasts } from './step-texts.ts'

/** On the start page: how many of the first steps are done; nothing once all are, or an admin has hidden them. */
export function FirstStepsCard() {
  const { data } = useQuery(firstSteps)
  if (!data || data.is_hidden) return null
  const done = data.steps.filter(({ state }) => state === 'done').length
  if (!data.steps.some(({ state }) => state === 'open')) return null
  return (
    <Card className="mb-8">
      <h2>First steps</h2>
      <p className="mt-2 mb-4">
        {done} of {data.steps.length} are done. See what the clinic still needs before patients
        come.
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/admin/first-steps">Open the first steps</LinkButton>
        <HideButton isHidden={false} />
      </div>
    </Card>
  )
}

/** Leaves the first steps out of the start page of all admins, or brings them back. */
export function HideButton({ isHidden }: { isHidden: boolean }) {
  const client = useQueryClient()
  const hide = useAction(() => setStepsHidden(client, !isHidden), {
    success: isHidden ? stepToasts.shown : stepToasts.hidden,
    failure: stepToasts.failed,
  })
  return (
    <ActionButton variant="quiet" action={hide}>
      {isHidden ? 'Show on the start page' : 'Hide on the start page'}
    </ActionButton>
  )
}
