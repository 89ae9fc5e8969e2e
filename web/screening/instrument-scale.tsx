import type { ReactNode } from 'react'
import type { Instrument } from '#domain/screening/instruments/instrument.ts'
import { BandScale } from '#web/ui/charts/band-scale.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { bandsOf } from './bands.ts'

interface InstrumentScaleProps {
  instrument: Instrument
  score: number
  /** Under 18 the number is without bands: these are for adults. */
  isMinor: boolean
  /** What it says, under the scale. */
  children?: ReactNode
}

/** One score at its place on the drawn bands. */
export function InstrumentScale({ instrument, score, isMinor, children }: InstrumentScaleProps) {
  const bands = bandsOf(instrument)
  return (
    <Card>
      <h3>{instrument.subject}</h3>
      <p className="mb-4 text-sm text-muted">
        {instrument.id}, {instrument.timeframe}.{' '}
        {instrument.is_better_when === 'higher'
          ? 'A higher number is better.'
          : 'A lower number is better.'}
      </p>
      {isMinor ? (
        <p className="band-reading">
          <span className="sr-only">{instrument.id}: </span>
          <span className="band-number">{score}</span>
          <span className="band-unit"> of {instrument.range.max}</span>
        </p>
      ) : (
        <BandScale
          label={instrument.id}
          shown={String(score)}
          unit={`of ${instrument.range.max}`}
          bands={bands}
          current={bands.findIndex(({ from, to }) => score >= from && score <= to)}
          value={score}
        />
      )}
      {children}
    </Card>
  )
}
