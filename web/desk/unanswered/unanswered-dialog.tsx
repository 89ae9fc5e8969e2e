import { useQuery } from '@tanstack/react-query'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { DeskRow } from '../calendar/desk-row.tsx'
import { namesakesIn } from '../names.ts'
import { errorTitles } from '../texts.ts'
import { unanswered } from './unanswered-queries.ts'

interface UnansweredDialogProps {
  onOpen: (appointment: DeskAppointment) => void
  onClose: () => void
}

/** The proposed times that wait for a patient, and those that no one answered in time: people to call. */
export function UnansweredDialog({ onOpen, onClose }: UnansweredDialogProps) {
  const query = useQuery(unanswered)
  return (
    <Dialog open onClose={onClose} title="Not answered by the patient">
      <QueryView query={query} failed={errorTitles.calendar} fallback={<Skeleton lines={4} />}>
        {(rows) => {
          const namesakes = namesakesIn(rows.map(({ patient }) => patient))
          return rows.length === 0 ? (
            <p>Every proposed time has an answer.</p>
          ) : (
            <div className="grid gap-4">
              <p>
                Call these patients. Open a visit to say that they have agreed, or to book another
                time.
              </p>
              <ul className="desk-rows">
                {rows.map((one) => (
                  <DeskRow
                    key={one.id}
                    appointment={one}
                    isNamed
                    hasDay
                    hasNamesake={namesakes.has(one.patient.id)}
                    onOpen={onOpen}
                  />
                ))}
              </ul>
            </div>
          )
        }}
      </QueryView>
    </Dialog>
  )
}
