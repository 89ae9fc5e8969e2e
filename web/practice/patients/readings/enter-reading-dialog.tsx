import '#web/readings/readings.css'

import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { treatmentNote } from '#domain/readings/blood-pressure.ts'
import type { Advice } from '#domain/readings/advice/advice.ts'
import type { EnteredBloodPressure, EnteredGlucose } from '#domain/practice/clinic-readings.ts'
import type {
  ChangedBloodPressure,
  ChangedGlucose,
} from '#domain/practice/clinic-reading-changes.ts'
import type { PatientRow } from '#domain/practice/patients.ts'
import { AdviceCard } from '#web/readings/advice-card.tsx'
import { bloodPressure, pressureTones } from '#web/readings/blood-pressure.ts'
import { glucose } from '#web/readings/glucose.ts'
import { glucoseTones } from '#web/readings/glucose-tones.ts'
import { LastValue } from '#web/readings/last-value.tsx'
import type { Shown } from '#web/readings/measure.ts'
import { isUrgent } from '#web/readings/urgency.ts'
import { errorTitles } from '#web/practice/texts.ts'
import type { BandTone } from '#web/ui/charts/band-scale.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { EnteredReadings } from './entered-readings.tsx'
import { EnterBloodPressureForm, EnterGlucoseForm } from './enter-forms.tsx'
import { readingPermission } from './queries.ts'

type Patient = Pick<PatientRow, 'id' | 'full_name' | 'email' | 'date_of_birth' | 'has_namesake'>

interface EnterReadingDialogProps {
  patient: Patient | undefined
  onClose: () => void
}

/** Enters a reading that was taken at the clinic, for a patient who agrees to that. */
export function EnterReadingDialog({ patient, onClose }: EnterReadingDialogProps) {
  return (
    <Dialog
      open={patient !== undefined}
      onClose={onClose}
      title={`Enter a reading of ${patient ? nameOfPatient(patient) : ''}`}
    >
      {patient ? <Entry key={patient.id} patient={patient} onClose={onClose} /> : null}
    </Dialog>
  )
}

/** As the server says it by the care profile of the patient, which is not sent here. */
const verdictOf = (words: string, tone: BandTone) => ({ words, short: words, tone })

interface Saved {
  /** What became of it. */
  words: string
  name: string
  shown: Shown
  note: string | null | undefined
  advice: Advice
}

type AnsweredPressure = EnteredBloodPressure | ChangedBloodPressure
type AnsweredGlucose = EnteredGlucose | ChangedGlucose
type Answered = AnsweredPressure | AnsweredGlucose

const pressureOf = (reading: AnsweredPressure) => ({
  name: bloodPressure.name,
  shown: {
    ...bloodPressure.show({ ...reading, notes: null }),
    verdict: verdictOf(reading.verdict_words, pressureTones[reading.verdict]),
  },
  note: treatmentNote(reading, {
    isUrgent: reading.advice.now !== undefined || reading.advice.today !== undefined,
  }),
})

const glucoseOf = (reading: AnsweredGlucose) => ({
  name: glucose.name,
  shown: {
    ...glucose.show({ ...reading, notes: null }),
    verdict: verdictOf(reading.verdict_words, glucoseTones[reading.verdict]),
  },
  note: reading.target_note,
})

const entered = 'Saved. The patient sees it with your name, and gets an email.'
const corrected = 'Corrected. The patient sees that you corrected it, and gets an email.'

function Entry({ patient, onClose }: { patient: Patient; onClose: () => void }) {
  const query = useQuery(readingPermission(patient.id))
  const [saved, setSaved] = useState<Saved>()
  if (saved) return <SavedReading {...saved} onClose={onClose} />

  const show = (words: string, reading: Answered) =>
    setSaved({
      words,
      advice: reading.advice,
      ...('systolic' in reading ? pressureOf(reading) : glucoseOf(reading)),
    })

  const tabs: { id: string; label: string; content: ReactNode }[] = [
    {
      id: 'pressure',
      label: 'Blood pressure',
      content: (
        <EnterBloodPressureForm
          patient_id={patient.id}
          onSaved={(reading: EnteredBloodPressure) => show(entered, reading)}
        />
      ),
    },
    {
      id: 'glucose',
      label: 'Glucose',
      content: (
        <EnterGlucoseForm
          patient_id={patient.id}
          onSaved={(reading: EnteredGlucose) => show(entered, reading)}
        />
      ),
    },
    {
      id: 'entered',
      label: 'Entered before',
      content: (
        <EnteredReadings
          patient_id={patient.id}
          onCorrected={(reading) => show(corrected, reading)}
        />
      ),
    },
  ]

  return (
    <QueryView query={query} failed={errorTitles.form} fallback={<Skeleton lines={4} />}>
      {({ is_given }) =>
        is_given ? (
          <>
            {patient.email ? <p className="wrap-anywhere text-muted">{patient.email}</p> : null}
            <Tabs label="Kind of reading" tabs={tabs} />
          </>
        ) : (
          <>
            <p>
              This patient has not agreed that you enter readings. They can agree in their account,
              under Sharing.
            </p>
            <div className="form-actions">
              <Button variant="quiet" onClick={onClose}>
                Close
              </Button>
            </div>
          </>
        )
      }
    </QueryView>
  )
}

/** The saved reading with the advice that the patient sees beside it. */
function SavedReading(props: Saved & { onClose: () => void }) {
  const { words, name, shown, note, advice, onClose } = props
  return (
    <>
      <p role="status">{words}</p>
      <LastValue name={name} shown={shown} />
      {note ? <p className="text-muted">{note}</p> : null}
      <p>
        The patient reads this advice with the reading. A more urgent reading of the last 24 hours
        comes before it until they answer.
      </p>
      <AdviceCard advice={advice} live={isUrgent(shown, advice)} />
      <div className="form-actions">
        <Button onClick={onClose}>Close</Button>
      </div>
    </>
  )
}
