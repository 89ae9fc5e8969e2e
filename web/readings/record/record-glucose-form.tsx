import { useEffect, useEffectEvent, useState } from 'react'
import { type GlucoseUnit, glucoseUnits, writtenGlucose } from '#domain/readings/glucose.ts'
import { measures, missing } from '#domain/readings/measures.ts'
import type { GlucoseReading, TypedGlucoseReading } from '#domain/readings/schema.ts'
import { GlucoseFields } from './glucose-fields.tsx'
import { glucoseReadings } from '../queries.ts'
import { type Entry, RecordForm, type RecordFormProps } from './record-form.tsx'
import { glucoseAlert, isGlucoseAlert, toasts } from '../texts.ts'
import { signedInId } from '#web/platform/calls/session.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { deviceStore, readText, storeText } from '#web/platform/browser/stores.ts'

/** Few readings are in doubt: fetched with the checks, for later there may be no connection. */
const fetchQuestion = loadOnce(() => import('./glucose-question.ts'))

export const glucoseEntry: Entry<TypedGlucoseReading, GlucoseReading> = {
  page: '/diabetes',
  kind: glucoseReadings,
  schema: async () =>
    (await Promise.all([import('#domain/readings/schema.ts'), fetchQuestion()]))[0]
      .typedGlucoseReading,
  question: async (typed) => (await fetchQuestion()).questionAbout(typed),
  shown: (reading) => {
    const { value, unit } = writtenGlucose(reading)
    return `${value} ${unit}`.trim()
  },
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

  function remember(reading: GlucoseReading) {
    const known = unitOf(reading)
    if (known) setUnit(known)
    onRecorded(reading)
  }

  return (
    <RecordForm {...props} entry={glucoseEntry} onRecorded={remember}>
      {(typed, first) => <GlucoseFields typed={typed} first={first} unit={unit} onUnit={setUnit} />}
    </RecordForm>
  )
}

/** Of the signed-in user: the next user of a shared phone may have a meter in the other unit. Gone after logout. */
const keyNow = () => `ubumi.glucose-unit.${signedInId()}`

function remembered(): GlucoseUnit | undefined {
  const unit = readText(keyNow())
  return glucoseUnits.find((known) => known === unit)
}

/**
 * The unit of this person's meter: as remembered on this device, else that of their last reading. None
 * is guessed: the first reading asks for it (docs/specification.md, "Glucose units").
 */
function useGlucoseUnit(last: GlucoseUnit | undefined) {
  const [chosen, setChosen] = useState(remembered)
  function choose(unit: GlucoseUnit) {
    storeText(deviceStore(), keyNow(), unit)
    setChosen(unit)
  }
  return [chosen ?? last, choose] as const
}
