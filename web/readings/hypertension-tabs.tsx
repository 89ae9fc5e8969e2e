import { adviceOnBloodPressure } from '#domain/readings/blood-pressure.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Kettle } from '#web/ui/drawings/kettle.tsx'
import { AdviceCard } from './advice-card.tsx'

/** The signs of an emergency, to be read before they are needed. */
export function Symptoms() {
  return (
    <section className="grid max-w-text gap-4">
      <p>You cannot note how you feel here yet. These signs must not wait for it.</p>
      <h2>From 180/120 mmHg</h2>
      <AdviceCard advice={adviceOnBloodPressure({ systolic: 180, diastolic: 120 })} />
    </section>
  )
}

export function Reports() {
  return (
    <EmptyState
      drawing={<Kettle width={132} />}
      text="Your reports will stand here. Until then a provider can read your readings, if you share them."
      action={
        <LinkButton to="/account#sharing-readings" variant="quiet">
          Share my readings
        </LinkButton>
      }
    />
  )
}
