import '#web/practice/patients/patient-search.css'
import '#web/practice/patients/patients.css'

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { isNamed } from '#domain/values/names.ts'
import { isNewPatient } from '#domain/practice/new-patient.ts'
import type { PatientRow } from '#domain/practice/patients.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import type { More } from '#web/ui/growing-table.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { AttentionSection } from './attention/attention-section.tsx'
import { discharged } from '#web/practice/patient/discharge/discharge-queries.ts'
import { patientPages } from './patient-queries.ts'
import { PatientSearch } from './patient-search.tsx'
import { PatientTable } from './patient-table.tsx'
import { ForVerified, NotShown } from '#web/practice/practice-gate.tsx'
import { errorTitles } from '#web/practice/texts.ts'
import { useFailureToast } from '#web/ui/overlays/failure-toast.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { searchPause, usePaused } from '#web/platform/use-paused.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'

/** All patients who have, or had, an appointment with the provider. */
export function PatientsPage() {
  return (
    <Main>
      <PageHeading title="Patient Management" />
      <ForVerified>
        <Patients />
      </ForVerified>
    </Main>
  )
}

const fetchAddPatient = async () =>
  (await import('./invited/add-patient-dialog.tsx')).AddPatientDialog
const fetchArchived = loadOnce(async () => (await import('./archived-panel.tsx')).ArchivedPanel)
const fetchReferrals = loadOnce(
  async () => (await import('#web/practice/referrals/referrals-panel.tsx')).ReferralsPanel,
)
const fetchInvited = loadOnce(
  async () => (await import('./invited/invited-panel.tsx')).InvitedPanel,
)

const tabs = [
  { id: 'all', label: 'All Patients', caption: 'All patients' },
  { id: 'active', label: 'Active', caption: 'Active patients' },
  { id: 'new', label: 'New', caption: 'New patients' },
] as const
type ListId = (typeof tabs)[number]['id']

const isIn: Record<ListId, (patient: PatientRow) => boolean> = {
  all: () => true,
  active: ({ status }) => status === 'Active',
  new: isNewPatient,
}

/** A phone number is searched by the server: the list has none. */
const isPhone = (typed: string) => /^[\d\s+()-]{3,}$/.test(typed)

function Patients() {
  const [typed, setTyped] = useState('')
  const asked = usePaused(typed.trim(), searchPause)
  const [open, setOpen] = useState('all')
  const tab = tabs.find(({ id }) => id === open)?.id ?? 'all'
  const everyone = useInfiniteQuery(patientPages({ search: '' }))
  // After the list: no one waits for it.
  const archived = useQuery({ ...discharged, enabled: everyone.data !== undefined })
  const isCut = (everyone.data?.pages.length ?? 0) > 1 || everyone.hasNextPage
  // Each answer counts as a read of records: only for providers with more patients than one page
  // the server searches and filters.
  const wanted = { search: asked, only: tab === 'all' ? undefined : tab }
  const isOther = isPhone(asked) || (isCut && (asked !== '' || tab !== 'all'))
  const found = useInfiniteQuery({ ...patientPages(wanted), enabled: isOther })
  const pages = isOther ? found : everyone
  useFailureToast(errorTitles.patients, pages.error)
  const rows = pages.data?.pages.flat()
  const query = {
    data:
      isOther || isCut
        ? rows
        : rows?.filter((patient) => isIn[tab](patient) && isNamed(patient.full_name, typed)),
    error: pages.error,
    refetch: pages.refetch,
  }
  const more: More = {
    label: 'Show more patients',
    isThere: pages.hasNextPage,
    isFetching: pages.isFetchingNextPage,
    failure: pages.isFetchNextPageError ? pages.error : null,
    failureTitle: errorTitles.patients,
    onMore: () => void pages.fetchNextPage(),
  }
  const first =
    everyone.data?.pages[0]?.length === 0 ? (
      <Link to="/availability" className="link link-alone">
        See when you can be booked
      </Link>
    ) : null
  const waiting = (
    <>
      <p className="loading mb-4" role="status">
        Loading patients...
      </p>
      <div aria-hidden="true">
        <Skeleton lines={8} />
      </div>
    </>
  )
  const table = (label: string): ReactNode => (
    <QueryView query={query} failed={errorTitles.patients} Failed={NotShown} fallback={waiting}>
      {(patients) => <PatientTable label={label} first={first} patients={patients} more={more} />}
    </QueryView>
  )
  return (
    <>
      <div className="patients-search">
        <PatientSearch label="Search by name or phone" onType={setTyped} onAsk={undefined} />
        <AddPatientButton />
      </div>
      <div hidden={typed.trim() !== ''}>
        <AttentionSection />
      </div>
      <Tabs
        label="Patients"
        open={open}
        onSelect={setOpen}
        tabs={[
          ...tabs.map(({ id, label, caption }) => ({ id, label, content: table(caption) })),
          {
            id: 'invited',
            label: 'Invited',
            content: (
              <Lazy
                load={fetchInvited}
                props={{}}
                fallback={<Skeleton lines={6} text="Loading patients..." />}
              />
            ),
          },
          {
            id: 'referrals',
            label: 'Referrals',
            content: (
              <Lazy
                load={fetchReferrals}
                props={{}}
                fallback={<Skeleton lines={6} text="Loading referrals..." />}
              />
            ),
          },
          {
            id: 'archived',
            label: 'Archived',
            content: archived.data?.length ? (
              <Lazy
                load={fetchArchived}
                props={{ patients: archived.data, typed }}
                fallback={<Skeleton lines={6} text="Loading patients..." />}
              />
            ) : null,
            disabled: !archived.data?.length,
          },
        ]}
      />
      <p className="mt-6 text-muted">
        Patients are archived when you discharge them. That you saw this list, and each report you
        make, is shown to the patient.
      </p>
      <LusakaTimeNote />
    </>
  )
}

/** The form is fetched when the provider reaches for it. */
function AddPatientButton() {
  const profile = useProfile()
  const [isOpen, setOpen] = useState(false)
  const { Part: AddPatient, bring } = useLazyComponent(fetchAddPatient, errorTitles.form)
  async function open() {
    if (await bring()) setOpen(true)
  }

  if (profile.data?.provider_status !== 'approved') return null
  return (
    <>
      <Button variant="quiet" data-adds-fields="full_name" onClick={() => void open()}>
        <span>
          Add<span className="patients-add"> New Patient</span>
        </span>
      </Button>
      {AddPatient ? <AddPatient open={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
