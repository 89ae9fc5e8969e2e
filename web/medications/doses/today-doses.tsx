import { useQuery } from '@tanstack/react-query'
import { idOfDose } from '#domain/dashboard/tasks.ts'
import type { MedicineBox } from '#domain/medications/schema.ts'
import { CareCard } from '#web/ui/care-card.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { ownMedicines } from '../queries.ts'
import { beforeYouChange, errorTitles } from '../texts.ts'
import { DoseRow } from './dose-row.tsx'
import { DoubleDoseCards } from './double-dose-cards.tsx'
import { keyOf, shownToday } from './shown-doses.ts'
import { useDoseRecord } from './use-dose-record.tsx'

interface TodayDosesProps {
  /** Which ones, by `idOfDose`: the same as the page counts. */
  ids: ReadonlySet<string>
  now: number
}

/** The doses of today, each recorded or undone by one press, outside of the hub. */
export function TodayDoses(props: TodayDosesProps) {
  const query = useQuery(ownMedicines)
  return (
    <QueryView query={query} failed={errorTitles.fetching} fallback={<Skeleton lines={3} />}>
      {(box) => <Rows box={box} {...props} />}
    </QueryView>
  )
}

function Rows({ box, ids, now }: TodayDosesProps & { box: MedicineBox }) {
  const { note, undo, dialog, warning, isBusy } = useDoseRecord({
    box,
    now,
    place: location.pathname,
  })
  const rows = shownToday(box, now).filter(({ medicine, dose }) =>
    ids.has(idOfDose({ medicine_id: medicine.id, ...dose })),
  )
  return (
    <>
      {warning ? (
        <CareCard level="clinician" title={warning.title} live>
          <p>{warning.text}</p>
          <p>{beforeYouChange}</p>
        </CareCard>
      ) : null}
      <ul className="grid gap-3">
        {rows.map((one) => (
          <DoseRow
            key={keyOf(one)}
            shown={one}
            isFirst={false}
            isBusy={isBusy}
            onNote={(outcome) => note(one, outcome)}
            onUndo={() => undo(one)}
          />
        ))}
      </ul>
      {dialog}
    </>
  )
}

/** What to do after two doses close together, on a page that shows doses. */
export function TodayDoubleDoses({ now }: { now: number }) {
  const { data: box } = useQuery(ownMedicines)
  return box ? <DoubleDoseCards box={box} now={now} /> : null
}
