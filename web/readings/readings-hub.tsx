import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useQuery } from '@tanstack/react-query'
import { consentInForce } from '#domain/accounts/consent.ts'
import { asksToMeasure } from '#domain/readings/advice/advice.ts'
import { isRecent, minutesSince } from '#domain/readings/advice/recent.ts'
import { unknownCare } from '#domain/readings/care.ts'
import { ownConsents } from '#web/platform/signed-in/consents.ts'
import { watchSession } from '#web/platform/calls/session.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { formatRecent } from '#web/platform/values/dates.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { LateDrawing } from '#web/ui/drawings/late-drawing.tsx'
import { FailedCard, QueryView } from '#web/ui/query-view.tsx'
import { useServerNow } from '#web/platform/use-server-now.ts'
import { AdviceCard } from './advice-card.tsx'
import { ownCare } from './care/queries.ts'
import { LastValue } from './last-value.tsx'
import { LastInBrief } from './last-in-brief.tsx'
import type { Advise, Measure, Shown } from './measure.ts'
import { type AnyReading, newerOf, useReadings } from './queries.ts'
import type { RecordFormProps } from './record/record-form.tsx'
import { errorTitles } from './texts.ts'
import { isUrgent } from './urgency.ts'
import type { Rejected } from './waiting/queue.ts'
import { isStored } from '#web/frame-slots/outboxes/stored.ts'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'

interface ReadingsHubProps<Reading extends AnyReading> {
  measure: Measure<Reading>
  advise: Advise<Reading>
  RecordForm: ComponentType<RecordFormProps<Reading>>
}

const isReadingStored = () => isStored(outboxKeys.readings)

/** Log a reading, see what it means, and how it went lately. */
export function ReadingsHub<Reading extends AnyReading>(props: ReadingsHubProps<Reading>) {
  const { measure, advise, RecordForm } = props
  const query = useReadings(measure.kind)
  const { readings } = query
  const [recorded, setRecorded] = useState<Recorded<Reading>>()
  const isAnyWaiting = useSyncExternalStore(watchSession, isReadingStored)
  const [waiting, setWaiting] = useState<readonly Reading[]>([])
  const [edited, setEdited] = useState<Rejected>()
  const { now, earliest } = useServerNow()
  const latest = recorded?.reading ?? newerOf(waiting[0], readings?.[0])
  const profile = useQuery(ownCare).data
  const care = profile ?? unknownCare
  const minutesAgo = recorded
    ? minutesOf(recorded)
    : latest
      ? minutesSince(latest.created_at, now)
      : 0
  const shown = latest && measure.show(latest, care)
  const at = latest && formatRecent(latest.created_at, now)
  const isFresh = recorded
    ? minutesAgo < 24 * 60
    : latest !== undefined && isRecent(latest, earliest)
  const consents = useQuery(ownConsents).data
  const isAsked =
    profile?.asks_pregnancy === true &&
    consents !== undefined &&
    consentInForce(consents, 'health_data') !== undefined
  const hasHistory = readings !== undefined && readings.length > 0
  const advice = latest && isFresh ? advise(latest, care, minutesAgo) : undefined
  const isWarning = shown !== undefined && advice !== undefined && isUrgent(shown, advice)

  const form = useRef<HTMLHeadingElement>(null)
  const warning = useRef<HTMLDivElement>(null)
  // After the form has taken the focus back: a warning comes before the next reading.
  useEffect(() => {
    if (!recorded) return
    warning.current?.scrollIntoView({ block: 'start' })
    warning.current?.focus({ preventScroll: true })
  }, [recorded])
  function clearReading(id: string) {
    setRecorded((last) => (last?.reading.id === id ? undefined : last))
    setEdited((last) => (last?.typed.id === id ? undefined : last))
  }

  return (
    <>
      {isWarning ? (
        <div ref={warning} tabIndex={-1} className="mb-6 scroll-mt-4">
          <h2 className="sr-only">What to do now</h2>
          <AdviceCard advice={advice} live />
          <div className="mt-3 flex flex-wrap items-center gap-4">
            {asksToMeasure(advice) ? (
              <Button variant="quiet" onClick={() => showForm(form.current)}>
                Measure again
              </Button>
            ) : null}
            {measure.plan ? (
              <Link to={measure.plan} className="link link-alone">
                See my action plan
              </Link>
            ) : null}
          </div>
        </div>
      ) : null}
      <div className="reading-columns">
        <Card className="reading-entry">
          <h2 className="mb-1" id="log" ref={form}>
            Log a reading
          </h2>
          <LastInBrief shown={shown} at={at} state={query.status} advice={advice} />
          <RecordForm
            last={latest}
            edited={edited}
            onEdited={() => setEdited(undefined)}
            onRecorded={(reading, secondsAgo) =>
              setRecorded({ reading, secondsAgo, recordedAt: performance.now() })
            }
            warns={(reading) => isUrgent(measure.show(reading, care), advise(reading, care, 0))}
          />
        </Card>
        <div className="grid gap-6">
          {isAsked ? <Lazy load={fetchQuestion} props={{}} /> : null}
          {isAnyWaiting ? (
            <Lazy
              load={fetchWaiting<Reading>}
              props={{ measure, onChange: setWaiting, onRemove: clearReading, onEdit: setEdited }}
            />
          ) : null}
          {shown ? (
            <LatestReading name={measure.name} shown={shown} at={at} isFresh={isFresh} />
          ) : (
            <QueryView
              query={{ ...query, data: readings }}
              failed={errorTitles.fetching}
              Failed={FailedCard}
              onlyFresh
              fallback={<SkeletonBlock />}
            >
              {() => (
                <EmptyState
                  drawing={<LateDrawing fetchDrawing={fetchKettle} width={132} box={[220, 230]} />}
                  text="No readings yet."
                />
              )}
            </QueryView>
          )}
        </div>
        {advice && !isWarning ? <AdviceCard advice={advice} /> : null}
      </div>
      {hasHistory ? (
        <Lazy
          load={fetchHistory<Reading>}
          props={{ measure, query, readings }}
          fallback={<SkeletonBlock />}
        />
      ) : null}
      <Lazy load={fetchCare} props={{}} />
    </>
  )
}

/** A reading that was entered in this page: no clock is needed for its age. */
interface Recorded<Reading> {
  reading: Reading
  /** How long before it was entered it was taken. */
  secondsAgo: number
  /** Milliseconds since the page was opened. */
  recordedAt: number
}

const minutesOf = ({ secondsAgo, recordedAt }: Recorded<unknown>) =>
  secondsAgo / 60 + (performance.now() - recordedAt) / 60_000

/** Brings the form into view, ready for the next value. */
function showForm(heading: HTMLElement | null) {
  heading?.scrollIntoView({ block: 'start' })
  heading?.parentElement?.querySelector('input')?.focus({ preventScroll: true })
}

const fetchWaiting = async <Reading extends AnyReading>() =>
  (await import('./waiting/waiting-panel.tsx')).WaitingPanel<Reading>

const fetchQuestion = async () => (await import('./care/pregnancy-question.tsx')).PregnancyQuestion

/** The largest part of a hub, and below its first screen. */
const fetchHistory = async <Reading extends AnyReading>() =>
  (await import('./readings-history.tsx')).ReadingsHistory<Reading>

/** The number comes first; where it lies is drawn after it. */
const fetchScale = async () => (await import('./reading-scale.tsx')).ReadingScale

const fetchCare = async () => (await import('./care/care-panel.tsx')).CarePanel

const fetchKettle = async () => (await import('#web/ui/drawings/kettle.tsx')).Kettle

function LatestReading({
  name,
  shown,
  at,
  isFresh,
}: {
  name: string
  shown: Shown
  at: string | undefined
  isFresh: boolean
}) {
  const { moment, note } = shown
  return (
    <Card className={`grid gap-4 ${isFresh && shown.isFlashing ? 'reading-flash' : ''}`}>
      <h2>
        Last reading, {at}
        {moment ? `, ${moment}` : ''}
      </h2>
      <div>
        <LastValue name={name} shown={shown} />
        <div className={shown.pressure ? 'scales-two' : 'scales-one'}>
          <Lazy load={fetchScale} props={{ shown }} />
        </div>
      </div>
      {note ? <p className="text-muted">{note}</p> : null}
    </Card>
  )
}
