import { useState } from 'react'
import { Accordion } from '../ui/accordion.tsx'
import { AnswerButtons } from '../ui/forms/answer-buttons.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { EmailAddress } from '../ui/email-address.tsx'
import { FactList } from '../ui/fact-list.tsx'
import { GrowingTable } from '../ui/growing-table.tsx'
import { LusakaTimeNote } from '../ui/layout/lusaka-time-note.tsx'
import { formatMoney } from '#web/platform/values/money.ts'
import { Section } from '../ui/layout/page.tsx'
import { PlaceList } from '../ui/layout/place-list.tsx'
import { PatientIdentity } from '../ui/patient-identity.tsx'
import { Portrait } from '../ui/portrait.tsx'
import { Progress } from '../ui/progress.tsx'
import { Count } from '#web/ui/layout/count.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { readings } from './kit-samples.ts'

const columns = [
  { header: 'Date and time', cell: (row: (typeof readings)[number]) => formatDateTime(row.at) },
  { header: 'Systolic', cell: (row: (typeof readings)[number]) => row.systolic, numeric: true },
  { header: 'Diastolic', cell: (row: (typeof readings)[number]) => row.diastolic, numeric: true },
  { header: 'Category', cell: (row: (typeof readings)[number]) => row.category },
]

const shared = { columns, rowKey: (row: (typeof readings)[number]) => row.at }

function AllReadings() {
  const [shown, setShown] = useState(3)
  return (
    <>
      <GrowingTable
        {...shared}
        caption="All readings"
        rows={readings.slice(0, shown)}
        more={{
          label: 'Show older readings',
          isThere: shown < readings.length,
          isFetching: false,
          failure: null,
          failureTitle: 'Error fetching data',
          onMore: () => setShown(shown + 3),
        }}
        end="These are all your readings."
      />
      {/* Not in the page as the build made it, which has no data of the device. */}
      {shown > 3 ? <LusakaTimeNote /> : null}
    </>
  )
}

function Answers() {
  const [given, setGiven] = useState<number | null>()
  const choices = [
    { label: 'Yes', value: 1 },
    { label: 'No', value: 0 },
    { label: 'Prefer not to answer', value: null },
  ]
  return <AnswerButtons choices={choices} given={given} onChoose={setGiven} />
}

const places = [
  { to: '/dev/kit', icon: 'leaf', title: 'Mental wellness', text: 'Short questions about mood.' },
  { to: '/dev/kit', icon: 'pulse', title: 'Hypertension', text: 'Log blood pressure.' },
] as const

/** Tables, tabs, the accordion, progress and the answers to a question. */
export function KitLists() {
  return (
    <Section title="Lists">
      <Tabs
        label="Diabetes care"
        tabs={[
          {
            id: 'dashboard',
            label: 'Dashboard',
            content: (
              <DataTable {...shared} caption="Recent readings" rows={readings.slice(0, 3)} />
            ),
          },
          { id: 'nutrition', label: 'Nutrition', content: <AllReadings /> },
          { id: 'medication', label: 'Medication', content: <p>Coming soon.</p> },
          { id: 'activity', label: 'Activity', content: <p>Coming soon.</p> },
          { id: 'archived', label: 'Archived', content: null, disabled: true },
          { id: 'emergency', label: 'Emergency', content: <p>Coming soon.</p> },
        ]}
      />
      <div className="mt-12 grid gap-12 md:grid-cols-2">
        <Accordion
          items={[
            {
              title: 'Personalized Care Plan',
              content: <p>A plan written for you by your therapist and your dietitian.</p>,
            },
            {
              title: 'Priority Support',
              content: (
                <p>
                  An answer within 2 hours in business hours. Comprehensive Care is{' '}
                  {formatMoney(100_000)} a month.
                </p>
              ),
            },
          ]}
        />
        <div>
          <Progress step={3} of={9} noun="Question" />
          <Answers />
        </div>
        <PlaceList places={places} />
        <p>
          Messages
          <Count value={120} of="unread" />
        </p>
        <div className="flex gap-4">
          <Portrait src={null} initials="CM" />
          <p>
            Grace Banda
            <PatientIdentity person={{ date_of_birth: '1991-03-07', has_namesake: true }} />
          </p>
          <FactList
            facts={[
              ['Name', 'Chileshe Mumba'],
              ['Specialty', 'Therapist'],
              ['Phone', null],
              ['Email', <EmailAddress key="email" address="chileshe.mumba@example.test" />],
            ]}
          />
        </div>
      </div>
    </Section>
  )
}
