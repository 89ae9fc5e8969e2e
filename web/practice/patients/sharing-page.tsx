import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { PatientName } from '#web/ui/patient-identity.tsx'
import '#web/practice/patients/patient-search.css'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SharedScreenings } from '#domain/practice/schema.ts'
import { EmailAddress } from '#web/ui/email-address.tsx'
import type { Column } from '#web/ui/data-table.tsx'
import { GrowingTable, type More } from '#web/ui/growing-table.tsx'
import { searchPause, usePaused } from '#web/platform/use-paused.ts'
import { PatientSearch } from './patient-search.tsx'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { HandsAroundCup } from '#web/ui/drawings/hands-around-cup.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Main, PageHeading, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { ForVerified, NotShown } from '#web/practice/practice-gate.tsx'
import { sharedScreenings } from '#web/practice/queries.ts'
import { errorTitles } from '#web/practice/texts.ts'

const columns: readonly Column<SharedScreenings>[] = [
  {
    header: 'Patient',
    cell: (patient) => (
      <>
        <PatientName person={patient} />
        {patient.email ? (
          <span className="block font-normal text-muted wrap-anywhere">
            <EmailAddress address={patient.email} />
          </span>
        ) : null}
      </>
    ),
  },
  {
    header: 'Newest result',
    cell: ({ newest_result_at }) =>
      newest_result_at ? formatDateTime(newest_result_at) : 'None yet',
  },
  {
    header: 'Results',
    cell: (patient) =>
      patient.newest_result_at ? (
        <Link to={`/shared-screenings/${patient.id}`} className="link">
          Open
          <VisuallyHidden>
            {' '}
            the screenings of <span translate="no">{nameOfPatient(patient)}</span>
          </VisuallyHidden>
        </Link>
      ) : null,
  },
]

/** The patients who share their screenings with the provider. */
export function SharingPage() {
  return (
    <Main>
      <PageHeading
        title="Shared screenings"
        lead="Patients who have an appointment with you and share their results. They can stop at any time."
      />
      <ForVerified>
        <Patients />
      </ForVerified>
    </Main>
  )
}

/** Patients that a screen shows at once: fewer need no search. */
const manyPatients = 8

function Patients() {
  const [typed, setTyped] = useState('')
  const search = usePaused(typed.trim(), searchPause)
  const everyone = useInfiniteQuery(sharedScreenings(''))
  const found = useInfiniteQuery({ ...sharedScreenings(search), enabled: search !== '' })
  const pages = search ? found : everyone
  const query = { data: pages.data?.pages.flat(), error: pages.error, refetch: pages.refetch }
  const more: More = {
    label: 'Show more patients',
    isThere: pages.hasNextPage,
    isFetching: pages.isFetchingNextPage,
    failure: pages.isFetchNextPageError ? pages.error : null,
    failureTitle: errorTitles.shared,
    onMore: () => void pages.fetchNextPage(),
  }
  const isLong = (everyone.data?.pages[0]?.length ?? 0) > manyPatients
  return (
    <>
      {isLong ? <PatientSearch onType={setTyped} onAsk={undefined} /> : null}
      <QueryView
        query={query}
        failed={errorTitles.shared}
        Failed={NotShown}
        fallback={<Skeleton lines={6} />}
      >
        {(data) => (data.length > 0 ? <Shared patients={data} more={more} /> : none(search))}
      </QueryView>
    </>
  )
}

const none = (search: string) =>
  search ? (
    <p role="status">No patient of this name shares their screenings with you.</p>
  ) : (
    <EmptyState
      drawing={<HandsAroundCup width={132} />}
      text="No one shares their screenings with you at the moment. A patient can share them with therapists, and apart from that with dietitians, in their account under “Sharing”. Fitness experts do not get them."
    />
  )

function Shared({ patients, more }: { patients: SharedScreenings[]; more: More }) {
  return (
    <>
      <GrowingTable
        caption="Patients who share their screenings, newest result first"
        columns={columns}
        rows={patients}
        rowKey={({ id }) => id}
        more={more}
        end={patients.length === 1 ? 'This is the only patient.' : 'These are all patients.'}
      />
      <p className="mt-6 text-muted">
        That you saw this list, and each time you open results, is shown to the patient.
      </p>
      <LusakaTimeNote />
    </>
  )
}
