import type { Band } from '../ui/charts/band-scale.tsx'
import type { TargetBand, TrendSeries } from '../ui/charts/chart.tsx'

/**
 * Blood-pressure bands as drawn; the numbers are the lower edges of docs/specification.md, "Blood
 * pressure categories".
 */
export const bloodPressureBands: readonly Band[] = [
  { label: 'Normal', tone: 'normal', from: 90, to: 120 },
  { label: 'Elevated', tone: 'elevated', from: 120, to: 130, edge: '120' },
  { label: 'Stage 1', tone: 'stage-1', from: 130, to: 140, edge: '130/80' },
  { label: 'Stage 2', tone: 'stage-2', from: 140, to: 180, edge: '140/90' },
  { label: 'Crisis', tone: 'crisis', from: 180, to: 300, edge: '180/120' },
]

export const targets: readonly TargetBand[] = [
  { label: 'Systolic target', from: 90, to: 120 },
  { label: 'Diastolic target', from: 60, to: 80 },
]

const systolic = [146, 142, 144, 138, 141, 136, 132, 134, 129, 131, 126, 124, 121, 118]
const diastolic = [94, 92, 95, 90, 88, 89, 86, 84, 85, 82, 81, 79, 80, 76]

const at = (index: number) => new Date(Date.UTC(2026, 10, 8 + index, 4 + (index % 3))).toISOString()

export const systolicPoints = systolic.map((value, index) => ({ at: at(index), value }))

export const trend: readonly TrendSeries[] = [
  { label: 'Systolic', points: systolicPoints },
  { label: 'Diastolic', points: diastolic.map((value, index) => ({ at: at(index), value })) },
]

export const readings = systolic
  .map((value, index) => ({
    at: at(index),
    systolic: value,
    diastolic: diastolic[index] ?? 80,
    category: value >= 140 ? 'Stage 2 Hypertension' : value >= 130 ? 'Stage 1' : 'Elevated',
  }))
  .toReversed()
