import { adviceOnBloodPressure } from '#domain/readings/blood-pressure.ts'
import type { BloodPressureReading } from '#domain/readings/schema.ts'
import { BandScale } from '#web/ui/band-scale.tsx'
import { TrendChart } from '#web/ui/chart.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { formatDateTime, formatRecent } from '#web/ui/dates.ts'
import { EmptyState, FailedState } from '#web/ui/empty-state.tsx'
import { Kettle } from '#web/ui/drawings/kettle.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { Section, Surface } from '#web/ui/page.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { AdviceCard } from './advice-card.tsx'
import { bloodPressureBands, bloodPressureTargets, placeOf } from './bands.ts'
import { LastInBrief } from './last-in-brief.tsx'
import { many, useBloodPressureReadings } from './queries.ts'
import { RecordBloodPressureForm } from './record-blood-pressure-form.tsx'
import { failures } from './texts.ts'
import { useLatest } from './use-latest.ts'

/** Log a blood pressure, see what it means, and how it went lately. */
export function BloodPressureHub() {
  const { data: readings, error, isPending, refetch } = useBloodPressureReadings(many)
  const { latest, isFresh, place, setRecorded } = useLatest(readings?.[0])
  const advice = isFresh && latest ? adviceOnBloodPressure(latest) : undefined
  const isEmergency = advice?.level === 'emergency'
  return (
    <>
      {advice && isEmergency ? (
        <div ref={place} tabIndex={-1} className="mb-6">
          <h2 className="sr-only">What to do now</h2>
          <AdviceCard advice={advice} live />
        </div>
      ) : null}
      <div className="grid items-start gap-6 lg:grid-cols-[5fr_7fr]">
        <Surface>
          <h2 className="mb-4">Log a reading</h2>
          {latest ? (
            <LastInBrief at={latest.created_at} word={latest.category}>
              {latest.systolic}/{latest.diastolic}
            </LastInBrief>
          ) : null}
          <RecordBloodPressureForm onRecorded={setRecorded} />
        </Surface>
        <div className="grid gap-6" {...(isEmergency ? {} : { ref: place, tabIndex: -1 })}>
          {latest ? (
            <LatestReading reading={latest} isFresh={isFresh} />
          ) : isPending ? (
            <SkeletonBlock />
          ) : error ? null : (
            <EmptyState
              drawing={<Kettle width={132} />}
              text="Your first reading will stand here."
            />
          )}
          {advice && !isEmergency ? <AdviceCard advice={advice} /> : null}
        </div>
      </div>
      {error && !readings ? (
        <FailedState title={failures.fetching} failure={error} onRetry={() => void refetch()} />
      ) : null}
      {readings && readings.length > 0 ? <History readings={readings} /> : null}
    </>
  )
}

function LatestReading({ reading, isFresh }: { reading: BloodPressureReading; isFresh: boolean }) {
  const isFlashing = isFresh && reading.category === 'Hypertensive Crisis'
  return (
    <Surface className={isFlashing ? 'reading-flash' : ''}>
      <h2 className="mb-4">Last reading, {formatRecent(reading.created_at, useNow())}</h2>
      <BandScale
        label="Blood pressure"
        shown={`${reading.systolic}/${reading.diastolic}`}
        unit="mmHg"
        bands={bloodPressureBands}
        {...placeOf(reading)}
      />
    </Surface>
  )
}

const columns: readonly Column<BloodPressureReading>[] = [
  { header: 'Date and time', cell: ({ created_at }) => formatDateTime(created_at) },
  { header: 'mmHg', cell: ({ systolic, diastolic }) => `${systolic}/${diastolic}`, numeric: true },
  { header: 'Category', cell: ({ category }) => category },
  { header: 'Pulse', cell: ({ pulse }) => pulse ?? '–', numeric: true },
  { header: 'Notes', cell: ({ notes }) => notes ?? '–' },
]

function History({ readings }: { readings: readonly BloodPressureReading[] }) {
  const pointsOf = (key: 'systolic' | 'diastolic') =>
    readings.slice(0, 30).map((reading) => ({ at: reading.created_at, value: reading[key] }))
  return (
    <>
      <Section title="Trend">
        <Surface>
          <TrendChart
            title="Blood pressure"
            unit="mmHg"
            series={[
              { label: 'Systolic', points: pointsOf('systolic') },
              { label: 'Diastolic', points: pointsOf('diastolic') },
            ]}
            bands={bloodPressureTargets}
          />
        </Surface>
      </Section>
      <Section title="Recent readings">
        <DataTable
          caption="Your readings, newest first"
          boxed
          columns={columns}
          rows={readings}
          rowKey={({ id }) => id}
        />
      </Section>
    </>
  )
}
