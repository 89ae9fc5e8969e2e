import { useState } from 'react'
import { type GlucoseUnit, glucoseUnits } from '#domain/readings/glucose.ts'

/** Gone after logout, like everything this site writes. */
const key = 'ubumi.glucose-unit'

function remembered(): GlucoseUnit | undefined {
  const unit = localStorage.getItem(key)
  return glucoseUnits.find((known) => known === unit)
}

/**
 * The unit of this person's meter: as remembered on this device, else that of their last reading. None
 * is guessed: the first reading asks for it (decision 21, amended).
 */
export function useGlucoseUnit(last: GlucoseUnit | undefined) {
  const [chosen, setChosen] = useState(remembered)
  function choose(unit: GlucoseUnit) {
    localStorage.setItem(key, unit)
    setChosen(unit)
  }
  return [chosen ?? last, choose] as const
}
