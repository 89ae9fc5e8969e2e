import { useQuery } from '@tanstack/react-query'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { dial } from '#domain/phone/dial.ts'
import { showPhone } from '#domain/phone/show-phone.ts'
import { formatDayAndTime } from '#web/platform/values/dates.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { errorTitles } from '#web/practice/texts.ts'
import { factsOf } from './visit-facts-queries.ts'

/** How to call the patient of an appointment, why they come, and when they were last seen. */
export function PatientFacts({ appointment }: { appointment: ProviderAppointment }) {
  const query = useQuery(factsOf(appointment.id))
  return (
    <QueryView query={query} failed={errorTitles.patient} fallback={<Skeleton lines={3} />}>
      {({ phone_number, last_visit_at, reason, note }) => (
        <FactList
          facts={[
            [
              'Phone',
              phone_number ? (
                <a key="phone" href={dial(phone_number)} className="link link-alone" translate="no">
                  {showPhone(phone_number)}
                </a>
              ) : (
                'None that you may read'
              ),
            ],
            ...(reason ? [['Reason', <Own key="reason" words={reason} />] as const] : []),
            ...(note ? [['Note of the patient', <Own key="note" words={note} />] as const] : []),
            ['Last visit', last_visit_at ? formatDayAndTime(last_visit_at) : 'None with you'],
          ]}
        />
      )}
    </QueryView>
  )
}

const Own = ({ words }: { words: string }) => (
  <span className="whitespace-pre-line wrap-anywhere">{words}</span>
)
