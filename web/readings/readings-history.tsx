import type { ReadingsHistory as Props } from './measure.ts'
import type { AnyReading } from './queries.ts'
import { ReadingsTrend } from './trend/readings-trend.tsx'
import { RecentReadings } from './recent-readings.tsx'

/** How the readings went: drawn, and as a list. Below the first screen of a hub. */
export function ReadingsHistory<Reading extends AnyReading>(props: Props<Reading>) {
  return (
    <>
      <div className="mt-6">
        <ReadingsTrend {...props} />
      </div>
      <RecentReadings {...props} />
    </>
  )
}
