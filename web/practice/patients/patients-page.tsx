import '#web/practice/patients/patients.css'

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { isNamed } from '#domain/values/names.ts'
import { isNewPatient } from '#domain/practice/new-patient.ts'
import type { PatientRow } from '#domain/practice/patients.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { maxPatients, patientsNamed } from './patient-queries.ts'
import { PatientSearch } from './patient-search.tsx'
import { PatientTable } from './patient-table.tsx'
import { ForVerified, NotShown } from '#web/practice/practice-gate.tsx'
import { failures } from '#web/practice/texts.ts'
import { useFailureToast } from '#web/ui/overlays/failure-toast.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'

/** All patients who have, or had, an appointment with the provider. */
export function PatientsPage() {
  return (
    <Main>
      <PageHeading
        title="Patient Management"
        actions={
          <Button variant="quiet" onClick={() => announceFeatureInProgress('Add New Patient')}>
            Add New Patient
          </Button>
        }
      />
      <ForVerified>
        <Patients />
      </ForVerified>
    </Main>
  )
}

function Patients() {
  const [typed, setTyped] = useState('')
  const everybody = useQuery(patientsNamed(''))
  const isCut = (everybody.data?.length ?? 0) >= maxPatients
  const [asked, setAsked] = useState('')
  // Each answer counts as a read of records: only providers with more patients than one answer
  // contains query again.
  const found = useQuery({ ...patientsNamed(asked), enabled: isCut && asked !== '' })
  const query = isCut && asked !== '' ? found : everybody
  useFailureToast(failures.patients, query.error)
  const first =
    everybody.data?.length === 0 ? (
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
  const table = (filter: (row: PatientRow) => boolean, label: string): ReactNode => (
    <QueryView query={query} failed={failures.patients} Failed={NotShown} waiting={waiting}>
      {(rows) => {
        const named = rows.filter(({ full_name }) => isNamed(full_name, typed))
        return <PatientTable label={label} first={first} patients={named.filter(filter)} />
      }}
    </QueryView>
  )
  return (
    <>
      <PatientSearch onType={setTyped} onAsk={isCut ? setAsked : undefined} />
      <Tabs
        label="Patients"
        tabs={[
          { id: 'all', label: 'All Patients', content: table(() => true, 'All patients') },
          {
            id: 'active',
            label: 'Active',
            content: table(({ status }) => status === 'Active', 'Active patients'),
          },
          { id: 'new', label: 'New', content: table(isNewPatient, 'New patients') },
          { id: 'archived', label: 'Archived', content: null, disabled: true },
        ]}
      />
      <p className="mt-6 text-muted">
        Patients cannot be archived yet. That you saw this list, and each report you make, is shown
        to the patient.
      </p>
      <LusakaTimeNote />
    </>
  )
}

/** Says that something shown is not there yet (spec section 8); by name where there are several. */
function announceFeatureInProgress(name?: string) {
  toast({
    title: 'Feature in Progress 🚧',
    text: `The ${name === undefined ? '' : `"${name}" `}feature is not yet implemented.`,
  })
}
