import { useEffect, useEffectEvent, useState } from 'react'
import { type GlucoseUnit, glucoseUnits } from '#domain/readings/glucose.ts'
import { measures, missing } from '#domain/readings/measures.ts'
import type { GlucoseReading, TypedGlucoseReading } from '#domain/readings/schema.ts'
import { GlucoseFields } from './glucose-fields.tsx'
import { glucoseReadings } from '../queries.ts'
import { type Entry, RecordForm, type RecordFormProps } from './record-form.tsx'
import { glucoseAlert, isGlucoseAlert, toasts } from '../texts.ts'
import { loadOnce } from '#web/platform/lazy.tsx'

/** Few readings are in doubt: fetched with the checks, for later there may be no connection. */
const fetchQuestion = loadOnce(() => import('./glucose-question.ts'))

const entry: Entry<TypedGlucoseReading, GlucoseReading> = {
  page: '/diabetes',
  kind: glucoseReadings,
  schema: async () =>
    (await Promise.all([import('#domain/readings/schema.ts'), fetchQuestion()]))[0]
      .typedGlucoseReading,
  question: async (typed) => (await fetchQuestion()).questionAbout(typed),
  missing: { messages: [missing(measures['mg/dL'])], notice: toasts.missingField },
  notices: ({ category }) =>
    isGlucoseAlert(category)
      ? [glucoseAlert(category), toasts.glucoseLogged]
      : [toasts.glucoseLogged],
}

/** The unit of a number that was read off a meter; LO and HI have none. */
const unitOf = (last: GlucoseReading | undefined): GlucoseUnit | undefined =>
  last?.meter_shows === null ? last.entered_unit : undefined

export function RecordGlucoseForm(props: RecordFormProps<GlucoseReading>) {
  const { last, edited, onRecorded } = props
  const [unit, setUnit] = useGlucoseUnit(unitOf(last))

  const takeUnit = useEffectEvent((typed: Partial<TypedGlucoseReading>) => {
    if (typed.unit) setUnit(typed.unit)
  })
  // A value belongs to the unit that it was typed with.
  useEffect(() => {
    if (edited) takeUnit(edited.typed)
  }, [edited])

  function remember(reading: GlucoseReading, secondsAgo: number) {
    const known = unitOf(reading)
    if (known) setUnit(known)
    onRecorded(reading, secondsAgo)
  }

  return (
    <RecordForm {...props} entry={entry} onRecorded={remember}>
      {(typed, first) => <GlucoseFields typed={typed} first={first} unit={unit} onUnit={setUnit} />}
    </RecordForm>
  )
}

/** Gone after logout, like everything this site writes. */
const key = 'ubumi.glucose-unit'

function remembered(): GlucoseUnit | undefined {
  const unit = localStorage.getItem(key)
  return glucoseUnits.find((known) => known === unit)
}

/**
 * The unit of this person's meter: as remembered on this device, else that of their last reading. None
 * is guessed: the first reading asks for it (docs/specification.md, "Glucose units").
 */
function useGlucoseUnit(last: GlucoseUnit | undefined) {
  const [chosen, setChosen] = useState(remembered)
  function choose(unit: GlucoseUnit) {
    localStorage.setItem(key, unit)
    setChosen(unit)
  }
  return [chosen ?? last, choose] as const
}
