import '#web/appointments/appointments.css'
import '#web/appointments/booking/booking.css'
import '#web/appointments/own-appointments/visits.css'

import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { useSteps } from '#web/ui/forms/steps.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { furthestStep, useChoices } from './choices.ts'
import { ConfirmationStep } from './confirmation-step.tsx'
import { DateTimeStep } from './date-time-step.tsx'
import { SessionTypeStep } from './session-type-step.tsx'
import { steps } from '../texts.ts'

const fetchOwnList = async () => (await import('./own-list.tsx')).OwnList

/** Books an appointment in three steps; each keeps what was chosen in the others. */
export function BookAppointmentPage() {
  const controls = useChoices()
  const { step, goOn, goBack } = useSteps({
    path: '/book-appointment',
    furthest: furthestStep(controls.choices),
  })
  return (
    <Main>
      <div className="booking">
        <PageHeading kicker="Book an appointment" title={steps[step - 1]} />
        <div className="mb-6">
          <Progress step={step} of={steps.length} />
        </div>
        {step === 1 ? (
          <SessionTypeStep {...controls} onNext={goOn} />
        ) : step === 2 ? (
          <DateTimeStep {...controls} onBack={goBack} onNext={goOn} />
        ) : (
          <ConfirmationStep {...controls} onBack={goBack} />
        )}
        {step === 1 ? <OwnListHere /> : null}
      </div>
    </Main>
  )
}

/**
 * For users who may not open /appointments (docs/specification.md, "Route guard"), such as students: what
 * they have booked.
 */
function OwnListHere() {
  const { data: profile } = useProfile()
  const hasPage = profile?.role === 'client' && !profile.is_student
  return profile && !hasPage ? <Lazy fetchPart={fetchOwnList} props={{}} /> : null
}
