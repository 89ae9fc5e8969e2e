import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Medicine } from '#domain/medications/schema.ts'
import { isActive } from '#domain/medications/doses.ts'
import { useLocation } from '#web/ui/location.ts'
import { useWithConsent } from '#web/app/signed-in/with-consent.ts'
import { Button } from '#web/ui/button.tsx'
import { HandsAroundCup } from '#web/ui/drawings/hands-around-cup.tsx'
import { EmptyState, FailedState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/lusaka-time-note.tsx'
import { describeFailure } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'
import { dayOf } from '#web/ui/dates.ts'
import { useNow } from '#web/ui/use-now.ts'
import { AllergiesPanel } from './allergies-panel.tsx'
import { DosesPanel } from './doses-panel.tsx'
import { MedicineForm } from './medicine-form.tsx'
import { MedicineList } from './medicine-list.tsx'
import { ownMedicines } from './queries.ts'
import { RefillCards } from './refill-cards.tsx'
import { ShareTaken } from './share-taken.tsx'
import { failures } from './texts.ts'

/** What one takes, today's doses first. The same in either hub; each hub's own medicines stand first. */
export function MedicationsPanel() {
  const { pathname, search } = useLocation()
  const care = pathname === '/diabetes' ? 'glucose' : 'blood_pressure'
  const withConsent = useWithConsent(pathname + search)
  const query = useQuery(ownMedicines)
  const now = useNow()
  const [editing, setEditing] = useState<Medicine | 'new'>()
  const { data: box, error } = query
  useEffect(() => {
    if (error)
      toast({ title: failures.fetching, text: describeFailure(error), kind: 'destructive' })
  }, [error])

  // Who has not agreed that health data are kept is asked before anything is typed.
  const add = () =>
    void withConsent(async () => setEditing('new')).catch((failure: unknown) =>
      toast({ title: failures.saving, text: describeFailure(failure), kind: 'destructive' }),
    )

  if (editing)
    return (
      <MedicineForm
        medicine={editing === 'new' ? undefined : editing}
        care={care}
        active={(box?.medicines ?? []).filter((one) => isActive(one, dayOf(now)))}
        now={now}
        withConsent={withConsent}
        onClose={() => setEditing(undefined)}
      />
    )
  if (!box)
    return error ? (
      <FailedState title={failures.fetching} failure={error} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton lines={6} text="Loading your medicines..." />
    )
  if (box.medicines.length === 0)
    return (
      <EmptyState
        drawing={<HandsAroundCup width={180} />}
        text="Your medicines will stand here, with what is due today."
        action={
          <Button data-brings="strength" onClick={add}>
            Add a medicine
          </Button>
        }
      />
    )
  return (
    <>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
        <div className="grid gap-6">
          <RefillCards medicines={box.medicines} now={now} />
          <DosesPanel box={box} now={now} withConsent={withConsent} />
          <ShareTaken box={box} now={now} />
          <AllergiesPanel withConsent={withConsent} />
        </div>
        <MedicineList box={box} now={now} care={care} onAdd={add} onChange={setEditing} />
      </div>
      <LusakaTimeNote />
    </>
  )
}
