import { useState } from 'react'
import { type GlucoseUnit, glucoseUnits } from '#domain/readings/glucose.ts'

/** Gone after logout, like everything this site writes. */
const key = 'ubumi.glucose-unit'

function remembered(): GlucoseUnit {
  const unit = localStorage.getItem(key)
  return glucoseUnits.find((known) => known === unit) ?? 'mg/dL'
}

/** The unit of this person's meter, remembered on this device; mg/dL at first. */
export function useGlucoseUnit(): [GlucoseUnit, (unit: GlucoseUnit) => void] {
  const [unit, setUnit] = useState(remembered)
  function change(next: GlucoseUnit) {
    localStorage.setItem(key, next)
    setUnit(next)
  }
  return [unit, change]
}
