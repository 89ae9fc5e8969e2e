import {
  type BloodPressureCategory,
  bloodPressureCategories,
  lowFrom,
} from '#domain/readings/blood-pressure.ts'
import { measures } from '#domain/readings/measures.ts'
import type { Band, BandTone } from '#web/ui/charts/band-scale.tsx'

const looks: Record<BloodPressureCategory, { tone: BandTone; edge?: string }> = {
  Normal: { tone: 'normal', edge: '90/60' },
  Elevated: { tone: 'elevated', edge: '120' },
  'Stage 1 Hypertension': { tone: 'stage-1', edge: '130/80' },
  'Stage 2 Hypertension': { tone: 'stage-2', edge: '140/90' },
  'Hypertensive Crisis': { tone: 'crisis', edge: '180/120' },
}

/**
 * The categories as drawn from left to right, along the systolic values. The specification has none
 * below Normal: low readings have a place of their own all the same.
 */
export const bloodPressureBands: readonly Band[] = [
  { label: 'Low', tone: 'stage-1', from: measures.systolic.min, to: lowFrom.systolic },
  ...bloodPressureCategories
    .map(({ label, systolic }, index) => ({
      label,
      ...looks[label],
      from: Math.max(systolic, lowFrom.systolic),
      to: bloodPressureCategories[index - 1]?.systolic ?? measures.systolic.max,
    }))
    .reverse(),
]
