import type { Band as ScoreBand, Instrument } from '#domain/screening/instrument.ts'
import { BandScale } from '#web/ui/band-scale.tsx'
import { Surface } from '#web/ui/page.tsx'
import { bandsOf } from './bands.ts'

interface InstrumentResultProps {
  instrument: Instrument
  score: number
  band: ScoreBand
  /** What single answers say beside the score. */
  remarks?: readonly { text: string }[]
}

/** One score: its place on the drawn bands, and what it says in plain words. */
export function InstrumentResult({ instrument, score, band, remarks = [] }: InstrumentResultProps) {
  const bands = bandsOf(instrument)
  return (
    <Surface>
      <h3>{instrument.subject}</h3>
      <p className="mb-4 text-sm text-muted">
        {instrument.id}, {instrument.timeframe}.{' '}
        {instrument.is_better_when === 'higher'
          ? 'A higher number is better.'
          : 'A lower number is better.'}
      </p>
      <BandScale
        label={instrument.id}
        shown={String(score)}
        unit={`of ${instrument.range.most}`}
        bands={bands}
        current={bands.findIndex(({ from, to }) => score >= from && score <= to)}
        value={score}
      />
      <p className="mt-4">
        <strong className="font-semibold">{band.title}.</strong> {band.text}
      </p>
      {remarks.map(({ text }) => (
        <p className="mt-2" key={text}>
          {text}
        </p>
      ))}
    </Surface>
  )
}
