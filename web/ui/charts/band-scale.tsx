import { Fragment } from 'react'
import { markerPercent } from './chart-scale.ts'

/** The colours a band may have; each is also drawn in a height of its own. */
export type BandTone = 'normal' | 'elevated' | 'stage-1' | 'stage-2' | 'crisis'

export interface Band {
  /** The word: "Elevated". */
  label: string
  tone: BandTone
  from: number
  to: number
  /** The label of its lower edge: "120", or "130/80". Nothing for the first band. */
  edge?: string
}

interface BandScaleProps {
  /** What was measured: "Blood pressure". */
  label: string
  /** The number as people read it: "128/82". */
  shown: string
  unit?: string
  bands: readonly Band[]
  /** The word beside the number, where it is not that of the band. */
  word?: string
  /** Which band it falls in, from 0. */
  current: number
  /** The position in that band; without it, the marker is in its middle. */
  value?: number
}

const heights: Record<BandTone, number> = {
  normal: 8,
  elevated: 12,
  'stage-1': 16,
  'stage-2': 20,
  crisis: 24,
}

/** "140/90"; what follows the slash is hidden where it does not fit. */
function EdgeNumber({ text }: { text: string }) {
  const [first, ...rest] = text.split('/')
  return (
    <>
      {first}
      {rest.length > 0 ? <tspan className="band-edge-rest">/{rest.join('/')}</tspan> : null}
    </>
  )
}

/**
 * A reading as a number, a word, a colour and a place. The steps grow with what they mean, so the
 * scale is read without colour; its numbers are under the joints, its texts are in the list.
 */
export function BandScale({ label, shown, unit, bands, word, current, value }: BandScaleProps) {
  return (
    <div>
      <p className="band-reading">
        <span className="sr-only">{label}: </span>
        <span className="band-number" translate="no">
          {shown}
        </span>
        {unit ? (
          <span className="band-unit" translate="no">
            {' '}
            {unit}
          </span>
        ) : null}
        <span className={`band-word tone-${bands[current]?.tone ?? 'normal'}`}>
          {word ?? bands[current]?.label}
        </span>
      </p>
      <BandDrawing bands={bands} current={current} {...(value === undefined ? {} : { value })} />
    </div>
  )
}

type Drawn = Pick<BandScaleProps, 'bands' | 'current' | 'value'>

/** The scale alone, where its number and its word are elsewhere. */
export function BandDrawing(drawn: Drawn) {
  const { bands, current } = drawn
  return (
    <div className="band-scale">
      <BandSteps {...drawn} />
      <ol className="band-words">
        {bands.map((band, index) => (
          <li key={band.label} className={index === current ? 'band-current' : undefined}>
            {band.label}
            {index === current ? <span className="sr-only"> (this reading)</span> : null}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The bands as steps with the numbers of their joints, and the marker; thin ones are all as low. */
export function BandSteps({ bands, current, value, isThin }: Drawn & { isThin?: boolean }) {
  const width = 100 / bands.length
  const height = isThin ? 40 : 60
  const foot = height - 22
  const topOf = ({ tone }: Band) => foot - heights[isThin ? 'normal' : tone]
  return (
    <svg className="band-drawing" width="100%" height={height} aria-hidden="true">
      {bands.map((band, index) => (
        <Fragment key={band.label}>
          <rect
            className={`tone-${band.tone}${index === current ? '' : ' band-other'}`}
            x={`${index * width}%`}
            y={topOf(band)}
            width={`${width}%`}
            height={foot - topOf(band)}
          />
          {index > 0 ? (
            <>
              <line
                className="band-joint"
                x1={`${index * width}%`}
                x2={`${index * width}%`}
                y1={topOf(band)}
                y2={foot + 4}
              />
              <text x={`${index * width}%`} y={height - 3} textAnchor="middle">
                <EdgeNumber text={band.edge ?? String(band.from)} />
              </text>
            </>
          ) : null}
        </Fragment>
      ))}
      <svg
        className="band-place"
        x={`${markerPercent(bands, current, value)}%`}
        y="0"
        overflow="visible"
      >
        <path className="band-marker" d={`M0 ${foot + 2}V9M-6 1h12l-6 8z`} />
      </svg>
    </svg>
  )
}
