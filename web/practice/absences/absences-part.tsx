import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Absence } from '#domain/practice/absences.ts'
import { errorTitles, toasts } from '#web/practice/texts.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { AbsenceEntry } from './absence-entry.tsx'
import { AwayButton } from './away-button.tsx'
import { cancelAll, ownAbsences, removeAbsence } from './own-absence-queries.ts'

const fetchAffected = async () => (await import('./own-affected.tsx')).OwnAffected

/** When the provider is absent, by day or by hour, entered by them or by the front desk. */
export function AbsencesPart() {
  const query = useQuery(ownAbsences)
  return (
    <>
      <p className="mb-4">
        Days or hours at which no one can book you. You and the front desk see and change the same.
      </p>
      <QueryView query={query} failed={errorTitles.absences} fallback={<Skeleton lines={3} />}>
        {(all) =>
          all.length === 0 ? (
            <p>No absences from now on.</p>
          ) : (
            <ul aria-label="Absences" className="grid max-w-3xl">
              {all.map((one) => (
                <Item key={one.id} absence={one} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <div className="form-actions mt-4">
        <AwayButton label="Add an absence" />
      </div>
    </>
  )
}

function Item({ absence }: { absence: Absence }) {
  const client = useQueryClient()
  const remove = useAction(
    async () => {
      await removeAbsence(client, absence.id)
      toast(toasts.backAgain)
    },
    { failure: errorTitles.absence },
  )
  return (
    <AbsenceEntry
      absence={absence}
      remove={remove}
      onCancelAll={(reason) => cancelAll(client, absence.id, reason)}
      renderAffected={() => (
        <Lazy load={fetchAffected} props={{ id: absence.id }} fallback={<Skeleton lines={4} />} />
      )}
    />
  )
}
