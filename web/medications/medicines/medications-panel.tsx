import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Medicine } from '#domain/medications/schema.ts'
import { isActive } from '#domain/medications/doses.ts'
import { useLocation } from '#web/platform/location.ts'
import { useWithConsent } from '#web/platform/signed-in/with-consent.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { HandsAroundCup } from '#web/ui/drawings/hands-around-cup.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { toastFailure, useFailureToast } from '#web/ui/overlays/failure-toast.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { dayOf, formatDate } from '#web/platform/values/dates.ts'
import { useServerNow } from '#web/platform/use-server-now.ts'
import { AllergiesPanel } from '../allergies-panel.tsx'
import { DosesPanel } from '../doses/doses-panel.tsx'
import { MedicineForm } from './medicine-form.tsx'
import { MedicineList } from './medicine-list.tsx'
import { ownMedicines } from '../queries.ts'
import { ShareTaken } from '../doses/share-taken.tsx'
import { errorTitles } from '../texts.ts'
import { refillBy } from '#domain/medications/supply.ts'
import { CareCard } from '#web/ui/care-card.tsx'

/** A card for each medicine that ends within 7 days by its schedule, or has ended. */
function RefillCards({ medicines, now }: { medicines: readonly Medicine[]; now: number }) {
  const today = dayOf(now)
  return medicines.map((medicine) => {
    const last = refillBy(medicine, today)
    if (last === null) return null
    const isOver = last < today
    return (
      <CareCard
        key={medicine.id}
        heading="h2"
        level={isOver ? 'clinician' : 'self-care'}
        title={`Refill ${medicine.name}`}
      >
        <p>
          {isOver
            ? 'By your plan there is not enough for today. Get more from your clinic or pharmacy today. If you cannot, ask them what to do.'
            : `By your plan it is enough until ${formatDate(last)}. Get more from your clinic or pharmacy before then.`}
        </p>
        <p>
          Do not skip or halve doses to make it last. Refilled? Press “Change” and enter how much is
          left.
        </p>
      </CareCard>
    )
  })
}

/**
 * The user's medicines, today's doses first. The same in either hub; each hub's own medicines come
 * first.
 *
 * @param isPregnant as in the care profile; undefined where it does not say
 */
export function MedicationsPanel({ isPregnant }: { isPregnant: boolean | undefined }) {
  const { pathname, search } = useLocation()
  const place = pathname + search
  const care = pathname === '/diabetes' ? 'glucose' : 'blood_pressure'
  const withConsent = useWithConsent(place)
  const query = useQuery(ownMedicines)
  const { now } = useServerNow()
  const [editing, setEditing] = useState<Medicine | 'new'>()
  const { data: box, error } = query
  useFailureToast(errorTitles.fetching, error)

  // A user without consent to store health data is asked for it before anything is typed.
  const add = () =>
    void withConsent(async () => setEditing('new')).catch((failure: unknown) =>
      toastFailure(errorTitles.saving, failure),
    )

  if (editing)
    return (
      <MedicineForm
        medicine={editing === 'new' ? undefined : editing}
        care={care}
        active={(box?.medicines ?? []).filter((one) => isActive(one, dayOf(now)))}
        isPregnant={isPregnant}
        now={now}
        withConsent={withConsent}
        onClose={() => setEditing(undefined)}
      />
    )
  return (
    <QueryView
      query={query}
      failed={errorTitles.fetching}
      fallback={<Skeleton lines={6} text="Loading your medicines..." />}
    >
      {(box) =>
        box.medicines.length === 0 ? (
          <div className="grid gap-6">
            <EmptyState
              drawing={<HandsAroundCup width={180} />}
              text="No medicines yet. What is due today is shown here."
              action={
                <Button data-adds-fields="strength" onClick={add}>
                  Add a medicine
                </Button>
              }
            />
            <AllergiesPanel withConsent={withConsent} />
          </div>
        ) : (
          <>
            <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
              <div className="grid gap-6">
                <RefillCards medicines={box.medicines} now={now} />
                <DosesPanel box={box} now={now} place={place} />
                <ShareTaken box={box} now={now} />
                <AllergiesPanel withConsent={withConsent} />
              </div>
              <MedicineList
                box={box}
                now={now}
                care={care}
                isPregnant={isPregnant}
                onAdd={add}
                onChange={setEditing}
              />
            </div>
            <LusakaTimeNote />
          </>
        )
      }
    </QueryView>
  )
}
