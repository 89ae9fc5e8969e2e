import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { conditionsIn } from '#domain/care-plans/shared/care-facts.ts'
import type { CareProfile } from '#domain/readings/care-schema.ts'
import { ownConsents } from '#web/platform/signed-in/consents.ts'
import { ownCare, useProfile } from '#web/platform/signed-in/profile.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import type { Unsent } from '#web/platform/calls/outbox-kind.ts'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { prefilled, withoutNull } from './first-values.ts'
import { IntakeForm } from './intake-form.tsx'
import { type WaitingForm, useWaiting } from './outbox.ts'
import { ownIntakeForm } from './queries.ts'
import { WaitingPanel } from './waiting-panel.tsx'

/** What a provider should know before the first visit: sent once, and again when it has changed. */
export function IntakePage() {
  const profile = useProfile()
  const last = useQuery(ownIntakeForm)
  const hasCare = profile.data?.role === 'client' && !profile.data.is_student
  const care = useQuery({ ...ownCare, enabled: hasCare, retry: false })
  const waiting = useWaiting()
  const [changed, setChanged] = useState<Unsent<WaitingForm>>()
  // Fetched early, so that sending need not wait for the answer.
  useQuery(ownConsents)
  // The code that handles an unsent form is needed most when it cannot be fetched any more.
  useEffect(() => {
    import('./waiting-banner.tsx').catch(() => undefined)
  }, [])

  return (
    <Main>
      <PageHeading
        title="Patient intake form"
        lead="For the provider you meet. Only providers you have an appointment with can read it. You see each time someone does."
      />
      {waiting && !changed ? (
        <WaitingPanel form={waiting} onChange={() => setChanged(waiting)} />
      ) : profile.data && !last.isPending && !(hasCare && care.isPending) ? (
        <div>
          <p className="mb-6 text-muted">
            {last.data
              ? `You sent this form on ${formatDate(last.data.submittedAt)}. Send it again when something has changed: providers read the newest. `
              : ''}
            If you are offline, it stays on this phone until we can send it.
          </p>
          <p className="mb-6 text-muted">{originOf(care.data)}</p>
          <IntakeForm
            first={
              changed
                ? withoutNull(answersOf(changed))
                : prefilled(profile.data, last.data, care.data)
            }
            isCorrection={changed !== undefined}
          />
        </div>
      ) : (
        <SkeletonBlock />
      )}
    </Main>
  )
}

/** Where the first answers are from, and what the care profile says beside them. */
function originOf(care: CareProfile | undefined): string {
  const conditions = care ? conditionsIn(care) : ''
  const times = Object.values(care?.answered_at ?? {}).filter((at) => at !== null)
  const at = times.toSorted().at(-1)
  const said = conditions
    ? ` Your care answers${at ? ` of ${formatDate(at)}` : ''} say: ${conditions}.`
    : ''
  return `The form starts with your profile. New allergies and your date of birth go there when you send it.${said}`
}

function answersOf(form: Unsent<WaitingForm>) {
  const { id: _, userId: __, submittedAt: ___, blockedBy: ____, ...answers } = form
  return answers
}
