import { Fragment } from 'react'
import type { Band } from '#web/ui/charts/band-scale.tsx'
import { markerPercent } from '#web/ui/charts/chart-scale.ts'

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
  const width = 100 / bands.length
  const tone = bands[current]?.tone ?? 'normal'
  return (
    <div className={isDeciding ? undefined : 'scale-other'}>
      <p className="scale-words">
        <span>
          {label} <strong>{value}</strong>
        </span>
        <span className={`scale-band tone-${tone}`}>{bands[current]?.label}</span>
      </p>
      <svg className="band-drawing" width="100%" height="40" aria-hidden="true">
        {bands.map((band, index) => (
          <Fragment key={band.label}>
            <rect
              className={`tone-${band.tone}${index === current ? '' : ' band-other'}`}
              x={`${index * width}%`}
              y="10"
              width={`${width}%`}
              height="8"
            />
            {index > 0 ? (
              <>
                <line
                  className="band-joint"
                  x1={`${index * width}%`}
                  x2={`${index * width}%`}
                  y1="10"
                  y2="21"
                />
                <text x={`${index * width}%`} y="36" textAnchor="middle">
                  {band.edge}
                </text>
              </>
            ) : null}
          </Fragment>
        ))}
        <svg
          className="band-place"
          x={`${markerPercent(bands, current, value)}%`}
          overflow="visible"
        >
          <path className="band-marker" d="M0 20V8M-5 1h10l-5 7z" />
        </svg>
      </svg>
    </div>
  )
}
