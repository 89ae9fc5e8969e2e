import { useQueryClient } from '@tanstack/react-query'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import type { Absence } from '#domain/practice/absences.ts'
import { AbsenceEntry } from '#web/practice/absences/absence-entry.tsx'
import { Lazy } from '#web/platform/lazy.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { errorTitles, toasts } from '../texts.ts'
import { cancelAll, removeAbsence } from './absence-queries.ts'

const fetchAffected = async () => (await import('./affected.tsx')).Affected

interface AbsenceItemProps {
  absence: Absence
  onOpen: (appointment: DeskAppointment) => void
}

/** One absence: who and when, and whom it affects. */
export function AbsenceItem({ absence, onOpen }: AbsenceItemProps) {
  const { id, provider_name } = absence
  const client = useQueryClient()
  const remove = useAction(
    async () => {
      await removeAbsence(client, id)
      toast(toasts.back)
    },
    { failure: errorTitles.absence },
  )
  return (
    <AbsenceEntry
      absence={absence}
      name={provider_name}
      remove={remove}
      onCancelAll={(reason) => cancelAll(client, id, reason)}
      renderAffected={() => (
        <Lazy load={fetchAffected} props={{ id, onOpen }} fallback={<Skeleton lines={4} />} />
      )}
    />
  )
}
