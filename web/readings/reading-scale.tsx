import { BandDrawing } from '#web/ui/charts/band-scale.tsx'
import type { Shown } from './measure.ts'
import { pressureScales } from './pressure-scales.ts'
import { ThinScale } from './thin-scale.tsx'

/** Where a reading lies in its bands: one scale, or one for each of two values. */
export function ReadingScale({ shown }: { shown: Shown }) {
  const { bands, current, at, pressure } = shown
  if (!pressure)
    return (
      <BandDrawing bands={bands} current={current} {...(at === undefined ? {} : { value: at })} />
    )
  return (
    <div className="grid gap-3">
      {pressureScales(pressure).map((scale) => (
        <ThinScale key={scale.label} {...scale} />
      ))}
    </div>
  )
}
