import { type GlucoseUnit, adviceOnGlucose, inUnit, targetFor } from '#domain/readings/glucose.ts'
import type { GlucoseReading } from '#domain/readings/schema.ts'
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
import { glucoseBands, glucoseTarget } from './bands.ts'
import { useGlucoseUnit } from './glucose-unit.ts'
import { LastInBrief } from './last-in-brief.tsx'
import { many, useGlucoseReadings } from './queries.ts'
import { RecordGlucoseForm } from './record-glucose-form.tsx'
import { failures, isGlucoseAlert } from './texts.ts'
import { useLatest } from './use-latest.ts'

/** Log a glucose level, see what it means, and how it went lately. */
export function GlucoseHub() {
  const [unit, setUnit] = useGlucoseUnit()
  const { data: readings, error, isPending, refetch } = useGlucoseReadings(many)
  const { latest, isFresh, place, setRecorded } = useLatest(readings?.[0])
  const advice =
    isFresh && latest ? adviceOnGlucose(latest.entered_value, latest.entered_unit) : undefined
  const isAlert = latest !== undefined && isGlucoseAlert(latest.category)
  return (
    <>
      {advice && isAlert ? (
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
              {latest.entered_value} {latest.entered_unit}
            </LastInBrief>
          ) : null}
          <RecordGlucoseForm unit={unit} onUnitChange={setUnit} onRecorded={setRecorded} />
        </Surface>
        <div className="grid gap-6" {...(advice && isAlert ? {} : { ref: place, tabIndex: -1 })}>
          {latest ? (
            <LatestReading reading={latest} />
          ) : isPending ? (
            <SkeletonBlock />
          ) : error ? null : (
            <EmptyState
              drawing={<Kettle width={132} />}
              text="Your first reading will stand here."
            />
          )}
          {advice && !isAlert ? <AdviceCard advice={advice} /> : null}
        </div>
      </div>
      {error && !readings ? (
        <FailedState title={failures.fetching} failure={error} onRetry={() => void refetch()} />
      ) : null}
      {readings?.[0] ? <History readings={readings} unit={readings[0].entered_unit} /> : null}
    </>
  )
}

function LatestReading({ reading }: { reading: GlucoseReading }) {
  const { category, context, entered_unit, entered_value } = reading
  const bands = glucoseBands(entered_unit)
  const target = targetFor(context, entered_unit)
  return (
    <Surface>
      <h2 className="mb-4">
        Last reading, {formatRecent(reading.created_at, useNow())}
        {context ? `, ${context.toLowerCase()}` : ''}
      </h2>
      <BandScale
        label="Glucose"
        shown={String(entered_value)}
        unit={entered_unit}
        bands={bands}
        current={bands.findIndex(({ label }) => label === category)}
        value={entered_value}
      />
      {target ? <p className="mt-4 text-muted">{target}</p> : null}
    </Surface>
  )
}

const columns: readonly Column<GlucoseReading>[] = [
  { header: 'Date and time', cell: ({ created_at }) => formatDateTime(created_at) },
  {
    header: 'Glucose level',
    cell: ({ entered_value, entered_unit }) => `${entered_value} ${entered_unit}`,
    numeric: true,
  },
  { header: 'Category', cell: ({ category }) => category },
  { header: 'When', cell: ({ context }) => context ?? '–' },
  { header: 'Notes', cell: ({ notes }) => notes ?? '–' },
]

/** In the unit of the newest reading. */
function History({ readings, unit }: { readings: readonly GlucoseReading[]; unit: GlucoseUnit }) {
  const points = readings.slice(0, 30).map((reading) => ({
    at: reading.created_at,
    value: inUnit(reading.entered_value, reading.entered_unit, unit),
  }))
  return (
    <>
      <Section title="Trend">
        <Surface>
          <TrendChart
            title="Glucose"
            unit={unit}
            series={[{ label: 'Glucose', points }]}
            bands={[glucoseTarget(unit)]}
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
