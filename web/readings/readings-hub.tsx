import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useQuery } from '@tanstack/react-query'
import { consentInForce } from '#domain/accounts/consent.ts'
import { isRecent } from '#domain/readings/advice/recent.ts'
import { adviceOfDay } from '#domain/readings/advice/standing-advice.ts'
import { unknownCare } from '#domain/readings/care.ts'
import { ownCare } from '#web/platform/signed-in/profile.ts'
import { ownConsents } from '#web/platform/signed-in/consents.ts'
import { watchSession } from '#web/platform/calls/session.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { formatRecent } from '#web/platform/values/dates.ts'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { FailedCard, QueryView } from '#web/ui/query-view.tsx'
import { useServerNow } from '#web/platform/use-server-now.ts'
import { AdviceCard } from './advice-card.tsx'
import { LastValue } from './last-value.tsx'
import { LastInBrief } from './last-in-brief.tsx'
import type { Advise, Measure, ReadingsHistory, Shown } from './measure.ts'
import { type AnyReading, mergeReadings, newerOf, useReadings } from './queries.ts'
import type { ReadingScaleProps } from './reading-scale.tsx'
import type { RecordFormProps } from './record/record-form.tsx'
import { StandingValue } from './standing/standing-value.tsx'
import type { ShowAnswers } from './standing/waiting-answers.tsx'
import { errorTitles } from './texts.ts'
import { comesFirst } from './urgency.ts'
import type { Rejected } from './waiting/queue.ts'
import { isStored } from '#web/frame-slots/outboxes/stored.ts'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'

interface ReadingsHubProps<Reading extends AnyReading> {
  measure: Measure<Reading>
  advise: Advise<Reading>
  RecordForm: ComponentType<RecordFormProps<Reading>>
  /** The largest part of a hub, and below its first screen. */
  fetchHistory: () => Promise<ComponentType<Omit<ReadingsHistory<Reading>, 'measure'>>>
}

const isReadingStored = () => isStored(outboxKeys.readings) || isStored(outboxKeys.answers)

/** Log a reading, see what it means, and how it went lately. */
export function ReadingsHub<Reading extends AnyReading>(props: ReadingsHubProps<Reading>) {
  const { measure, advise, RecordForm, fetchHistory } = props
  const query = useReadings(measure.kind)
  const { readings } = query
  const [recorded, setRecorded] = useState<Reading>()
  const isAnyWaiting = useSyncExternalStore(watchSession, isReadingStored)
  const [waiting, setWaiting] = useState<readonly Reading[]>([])
  const [edited, setEdited] = useState<Rejected>()
  const { now, earliest } = useServerNow()
  // One of another time may be older than what is there.
  const latest = newerOf(recorded, newerOf(waiting[0], readings?.[0]))
  const profile = useQuery(ownCare).data
  const care = profile ?? unknownCare
  const shown = latest && measure.show(latest, care)
  const at = latest && formatRecent(latest.created_at, now)
  const isFresh = latest !== undefined && isRecent(latest, earliest)
  const consents = useQuery(ownConsents).data
  const isAsked =
    profile?.asks_pregnancy === true &&
    consents !== undefined &&
    consentInForce(consents, 'health_data') !== undefined
  const hasHistory = readings !== undefined && readings.length > 0
  const [answers, setAnswers] = useState<ShowAnswers>()
  const merged = mergeReadings(readings ?? [], recorded ? [recorded, ...waiting] : waiting)
  const all = answers ? answers.show(merged) : merged
  const { open, onTheWay } = adviceOfDay(all, advise, care, now, earliest)
  const isFirst = ({ reading, advice }: NonNullable<typeof open>) =>
    comesFirst(measure.show(reading, care), advice)
  const isWarning = open !== undefined && isFirst(open)
  // Also once it was answered: a note about the value would calm what it asked for.
  const isForToday = [open?.advice, onTheWay?.advice, latest && advise(latest, care, 0, {})].some(
    (advice) => advice?.now !== undefined || advice?.today !== undefined,
  )

  function warns(reading: Reading) {
    const { open: first } = adviceOfDay([reading, ...all], advise, care, now, earliest)
    return first && isFirst(first) ? first.advice : undefined
  }

  const form = useRef<HTMLHeadingElement>(null)
  const warning = useRef<HTMLDivElement>(null)
  // After the form has taken the focus back: a warning comes before the next reading. It may come later than the
  // reading, with what is known of the person.
  useEffect(() => {
    if (!recorded || !isWarning) return
    warning.current?.scrollIntoView({ block: 'start' })
    warning.current?.focus({ preventScroll: true })
  }, [recorded, isWarning])
  function clearReading(id: string) {
    setRecorded((last) => (last?.id === id ? undefined : last))
    setEdited((last) => (last?.typed.id === id ? undefined : last))
  }

  return (
    <>
      {isWarning ? (
        <div ref={warning} tabIndex={-1} className="mb-6 -scroll-mt-20 lg:scroll-mt-4">
          <h2 className="sr-only">What to do now</h2>
          <StandingValue measure={measure} standing={open} now={now} />
          <AdviceCard advice={open.advice} live />
          <Lazy
            load={fetchAnswers<Reading>}
            props={{ measure, standing: open, onMeasure: () => showForm(form.current) }}
          />
        </div>
      ) : null}
      {onTheWay ? (
        <Lazy load={fetchReminder<Reading>} props={{ measure, standing: onTheWay, now }} />
      ) : null}
      {isAnyWaiting ? <Lazy load={fetchWaitingAnswers} props={{ onChange: setAnswers }} /> : null}
      <div className="reading-columns">
        <Card className="reading-entry">
          <h2 className="mb-1" id="log" ref={form}>
            Log a reading
          </h2>
          <LastInBrief shown={shown} at={at} state={query.status} advice={open?.advice} />
          <RecordForm
            last={latest}
            edited={edited}
            onEdited={() => setEdited(undefined)}
            onRecorded={setRecorded}
            warns={warns}
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
            <LatestReading
              name={measure.name}
              shown={shown}
              place={{ reading: latest, care }}
              at={at}
              isFresh={isFresh}
              isUrgent={isForToday}
            />
          ) : (
            <QueryView
              query={{ ...query, data: readings }}
              failed={errorTitles.fetching}
              Failed={FailedCard}
              onlyFresh
              fallback={<SkeletonBlock />}
            >
              {() => <Lazy load={fetchNone} props={{}} fallback={<SkeletonBlock />} />}
            </QueryView>
          )}
        </div>
        {open && !isWarning ? <AdviceCard advice={open.advice} /> : null}
      </div>
      {hasHistory ? (
        <Lazy
          load={fetchHistory}
          props={{ query, readings, onChanged: clearReading }}
          fallback={<SkeletonBlock />}
        />
      ) : null}
      <Lazy load={fetchCare} props={{}} />
    </>
  )
}

/** Brings the form into view, ready for the next value. */
function showForm(heading: HTMLElement | null) {
  heading?.scrollIntoView({ block: 'start' })
  heading?.parentElement?.querySelector('input')?.focus({ preventScroll: true })
}

const fetchWaiting = async <Reading extends AnyReading>() =>
  (await import('./waiting/waiting-panel.tsx')).WaitingPanel<Reading>

const fetchWaitingAnswers = async () =>
  (await import('./standing/waiting-answers.tsx')).WaitingAnswers

const fetchQuestion = async () => (await import('./care/pregnancy-question.tsx')).PregnancyQuestion

/** Fetched before that with what a reading needs offline: web/readings/record/record-form.tsx. */
const fetchAnswers = async <Reading extends AnyReading>() =>
  (await import('./standing/after-advice.tsx')).AfterAdvice<Reading>

const fetchReminder = async <Reading extends AnyReading>() =>
  (await import('./standing/on-the-way.tsx')).OnTheWay<Reading>

/** The number comes first; where it lies is drawn after it. */
const fetchScale = async () => (await import('./reading-scale.tsx')).ReadingScale

const fetchNote = async () => (await import('./reading-scale.tsx')).ReadingNote

const fetchCare = async () => (await import('./care/care-panel.tsx')).CarePanel

const fetchNone = async () => (await import('./no-readings.tsx')).NoReadings

function LatestReading({
  name,
  shown,
  place,
  at,
  isFresh,
  isUrgent,
}: {
  name: string
  shown: Shown
  place: ReadingScaleProps
  at: string | undefined
  isFresh: boolean
  isUrgent: boolean
}) {
  const { moment } = shown
  return (
    <Card className={`grid gap-4 ${isFresh && shown.isFlashing ? 'reading-flash' : ''}`}>
      <h2>
        Last reading, {at}
        {moment ? `, ${moment}` : ''}
      </h2>
      <div>
        <LastValue name={name} shown={shown} />
        <div className={'systolic' in place.reading ? 'scales-two' : 'scales-one'}>
          <Lazy load={fetchScale} props={place} />
        </div>
      </div>
      <Lazy load={fetchNote} props={{ ...place, isUrgent }} />
    </Card>
  )
}
