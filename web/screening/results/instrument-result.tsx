import type { Band, Instrument } from '#domain/screening/instruments/instrument.ts'
import { InstrumentScale } from '../instrument-scale.tsx'

interface InstrumentResultProps {
  instrument: Instrument
  score: number
  band: Band
  /** Under 18 only the number is shown. */
  isMinor: boolean
  /** False where single answers forbid praise. */
  mayPraise: boolean
  /** What single answers say beside the score. */
  remarks: readonly { text: string }[]
}

/** One score for the user: its place on the bands, and its meaning in plain words. */
export function InstrumentResult(props: InstrumentResultProps) {
  const { instrument, score, band, isMinor, mayPraise, remarks } = props
  return (
    <InstrumentScale instrument={instrument} score={score} isMinor={isMinor}>
      {isMinor || (band.severity === 0 && !mayPraise) ? null : (
        <p className="mt-4">
          <strong className="font-bold">{band.title}.</strong> {band.text}
        </p>
      )}
      {remarks.map(({ text }) => (
        <p className="mt-2" key={text}>
          {text}
        </p>
      ))}
    </InstrumentScale>
  )
}
