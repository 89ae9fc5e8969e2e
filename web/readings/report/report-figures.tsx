import type { ReactNode } from 'react'
import { minForAverage } from '#domain/readings/report.ts'
import type { BandTone } from '#web/ui/charts/band-scale.tsx'

interface AverageProps {
  label: ReactNode
  /** Null with too few readings. */
  value: string | null
  unit: string
  count: number
  /** The figure of the page. */
  isMain?: boolean
}

/** An average with the number of its readings, or why there is none. */
export function Average({ label, value, unit, count, isMain = false }: AverageProps) {
  return (
    <div className="grid content-start gap-1">
      <h3 className="text-base font-normal text-muted">{label}</h3>
      {value === null ? (
        <p>{`No average: it takes ${minForAverage} readings.`}</p>
      ) : (
        <p>
          <strong className={`${isMain ? 'text-3xl' : 'text-xl'}`}>{value}</strong>{' '}
          <span className="text-muted">{unit}</span>
        </p>
      )}
      <p className="text-sm text-muted">
        {count} {count === 1 ? 'reading' : 'readings'}
      </p>
    </div>
  )
}

const fills: Record<BandTone, string> = {
  normal: 'bg-band-normal',
  elevated: 'bg-band-elevated',
  'stage-1': 'bg-band-stage-1',
  'stage-2': 'bg-band-stage-2',
  crisis: 'bg-band-crisis',
}

interface SharesProps {
  categories: readonly { label: string; count: number }[]
  toneOf: (label: string) => BandTone
  all: number
}

/** How many readings fell into each category, in words, numbers and the length of a bar. */
export function Shares({ categories, toneOf, all }: SharesProps) {
  return (
    <ul className="grid gap-3">
      {categories.map(({ label, count }) => (
        <li key={label} className="grid gap-1">
          <p className="flex justify-between gap-4">
            <span>{label}</span>
            <span className="text-muted">
              {count} of {all}
            </span>
          </p>
          <div className="h-2 overflow-hidden rounded-chip bg-sunken">
            <div
              className={`h-full ${fills[toneOf(label)]}`}
              style={{ width: `${(count / all) * 100}%` }}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** "30 of 40 readings, 75 %" */
export const shareOf = (count: number, all: number) =>
  `${count} of ${all} ${all === 1 ? 'reading' : 'readings'}, ${Math.round((count / all) * 100)} %`
