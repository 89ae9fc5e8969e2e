import type { Band } from '#domain/screening/instruments/instrument.ts'
import { notMadeForMinors } from '#domain/screening/remarks.ts'

interface MeaningProps {
  /** The most severe of the bands. */
  band: Band
  isMinor: boolean
  /** False where single answers forbid praise: nothing green is shown then. */
  mayPraise: boolean
}

/** What the results mean, in one panel. Under 18 without the words of adult bands. */
export function Meaning({ band, isMinor, mayPraise }: MeaningProps) {
  const isGood = band.severity === 0
  if (isMinor)
    return (
      <div className="screening-meaning bg-copper-wash">
        <h2>Thank you for answering</h2>
        <p>{notMadeForMinors}</p>
      </div>
    )
  if (isGood && !mayPraise) return null
  return (
    <div className={`screening-meaning ${isGood ? 'bg-leaf-wash' : 'bg-copper-wash'}`}>
      <h2>{band.title}</h2>
      <p>{band.text}</p>
    </div>
  )
}
