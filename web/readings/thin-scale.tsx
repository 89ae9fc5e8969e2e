import { type Band, BandSteps } from '#web/ui/charts/band-scale.tsx'

/** One of two values that make a reading. */
export interface Scale {
  /** "Systolic" */
  label: string
  value: number
  bands: readonly Band[]
  /** Its band, from 0. */
  current: number
  /** Whether it puts the reading into its category. */
  isDeciding: boolean
}

/** One value of a reading in its bands; muted where the other value decides. */
export function ThinScale({ label, value, bands, current, isDeciding }: Scale) {
  const tone = bands[current]?.tone ?? 'normal'
  return (
    <div className={isDeciding ? undefined : 'scale-other'}>
      <p className="scale-words">
        <span>
          {label} <strong translate="no">{value}</strong>
        </span>
        <span className={`scale-band tone-${tone}`}>{bands[current]?.label}</span>
      </p>
      <BandSteps bands={bands} current={current} value={value} isThin />
    </div>
  )
}
