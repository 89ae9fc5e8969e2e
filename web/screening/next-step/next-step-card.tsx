import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { OwnNextStep } from '#domain/next-steps/schema.ts'
import { type StepKind, stepText } from '#domain/next-steps/table.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { formatDay } from '#web/platform/values/dates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { decideStep, ownNextStep } from './next-step-queries.ts'

interface NextStepCardProps {
  step: StepKind
  /** Undefined where it is not stored: then there is only the way to do it. */
  offer: OwnNextStep | undefined
}

/** The step that a screening leads to: one press to do it, one to put it off. An urgent one can only be done. */
export function NextStepCard({ step, offer }: NextStepCardProps) {
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const isStudent = useProfile().data?.is_student ?? false
  const { title, reason, action, to } = stepText(step, isStudent)
  const decline = useAction(
    async () => {
      await decideStep(client, offer!, 'decline')
      // The button that was pressed is gone, and the heading says what is so now.
      heading.current?.focus()
    },
    { failure: 'Not saved', refresh: () => client.invalidateQueries(ownNextStep) },
  )
  const status = step === 'urgent' ? undefined : offer?.status
  const isOffered = status === 'suggested' || status === 'suggested_again'
  const isDeclined = status === 'declined' || status === 'declined_twice'
  /** The way leads on at once. Where this is not saved, the step is offered again. */
  const accept = () => {
    if (isOffered) decideStep(client, offer!, 'accept').catch(() => undefined)
  }
  return (
    <div
      className={`next-step ${isDeclined ? '' : step === 'urgent' ? 'bg-copper-wash' : 'bg-leaf-wash'}`}
    >
      {status === 'suggested_again' ? (
        <p className="text-muted">You said “Not now” before. We ask once more.</p>
      ) : null}
      {status === 'accepted' ? <p className="text-muted">You chose this step.</p> : null}
      <h3 ref={heading} tabIndex={-1}>
        {isDeclined ? `Not now: ${title}` : title}
      </h3>
      <p>
        {status === 'declined'
          ? `We ask once more on ${formatDay(offer!.again_at!)}, and then not again.`
          : status === 'declined_twice'
            ? 'We do not ask again about these answers. You can still do it at any time.'
            : reason}
      </p>
      <div className="form-actions">
        <LinkButton to={to} variant={isOffered || !status ? 'leaf' : 'quiet'} onClick={accept}>
          {action}
        </LinkButton>
        {isOffered ? (
          <ActionButton variant="quiet" action={decline} busyLabel="Saving...">
            Not now
          </ActionButton>
        ) : null}
      </div>
    </div>
  )
}
