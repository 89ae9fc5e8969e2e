import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { unknownCare } from '#domain/readings/care.ts'
import { lossOf } from '#domain/weights/course.ts'
import type { WeightEntry } from '#domain/weights/schema.ts'
import { isStored } from '#web/frame-slots/outboxes/stored.ts'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import { watchSession } from '#web/platform/calls/session.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { ownCare } from '#web/platform/signed-in/profile.ts'
import { useServerNow } from '#web/platform/use-server-now.ts'
import { mergeReadings } from '#web/readings/queries.ts'
import { RecordForm } from '#web/readings/record/record-form.tsx'
import type { Rejected } from '#web/readings/waiting/queue.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { LateDrawing } from '#web/ui/drawings/late-drawing.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { FailedCard, QueryView } from '#web/ui/query-view.tsx'
import { LatestWeight } from './latest-weight.tsx'
import { LossCard } from './loss-card.tsx'
import { ownWeights } from './queries.ts'
import { weight } from './weight.ts'
import { entryAfter } from './weight-entry.ts'
import { WeightFields } from './weight-fields.tsx'
import { WeightList } from './weight-list.tsx'
import { WeightTrend } from './weight-trend.tsx'

const isReadingStored = () => isStored(outboxKeys.readings)

const fetchWaiting = async () =>
  (await import('#web/readings/waiting/waiting-panel.tsx')).WaitingPanel<WeightEntry>

const fetchKettle = async () => (await import('#web/ui/drawings/kettle.tsx')).Kettle

/** Log a weight, see the newest and how it went; a weight that could not be sent counts as one that was. */
export function WeightPanel() {
  const query = useQuery(ownWeights)
  const profile = useQuery(ownCare).data
  const care = profile ?? unknownCare
  const { now } = useServerNow()
  const isAnyWaiting = useSyncExternalStore(watchSession, isReadingStored)
  const [waiting, setWaiting] = useState<readonly WeightEntry[]>([])
  const [recorded, setRecorded] = useState<WeightEntry>()
  const [edited, setEdited] = useState<Rejected>()
  const entries = mergeReadings(query.data ?? [], recorded ? [recorded, ...waiting] : waiting)
  const [newest] = entries
  const height = entries.find(({ height_cm }) => height_cm !== null)?.height_cm ?? null
  // After birth the weight before it says nothing.
  const loss = care.pregnancy === 'postpartum' ? undefined : lossOf(entries, now)

  function forget(id: string) {
    setRecorded((last) => (last?.id === id ? undefined : last))
    setEdited((last) => (last?.typed.id === id ? undefined : last))
  }

  return (
    <>
      {loss ? <LossCard loss={loss} /> : null}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card className="grid gap-4">
          <h2 id="log">Log your weight</h2>
          <RecordForm
            entry={entryAfter(newest)}
            edited={edited}
            onEdited={() => setEdited(undefined)}
            onRecorded={setRecorded}
            warns={() => undefined}
          >
            {(typed, first) => (
              <WeightFields
                typed={typed}
                first={first}
                height={height}
                asksHeight={care.is_under_18 === false}
              />
            )}
          </RecordForm>
        </Card>
        <div className="grid gap-6">
          {isAnyWaiting ? (
            <Lazy
              load={fetchWaiting}
              props={{ measure: weight, onChange: setWaiting, onRemove: forget, onEdit: setEdited }}
            />
          ) : null}
          {newest ? (
            <LatestWeight entry={newest} height={height} profile={profile} now={now} />
          ) : (
            <QueryView
              query={query}
              failed="Error fetching data"
              Failed={FailedCard}
              fallback={<SkeletonBlock />}
            >
              {() => (
                <EmptyState
                  drawing={<LateDrawing fetchDrawing={fetchKettle} width={132} box={[220, 230]} />}
                  text="No weight yet. Once a week, in the morning, is enough."
                />
              )}
            </QueryView>
          )}
        </div>
      </div>
      {newest ? (
        <>
          <WeightTrend entries={entries} now={now} />
          <WeightList entries={entries} now={now} onChanged={forget} />
        </>
      ) : null}
      <LusakaTimeNote />
    </>
  )
}
