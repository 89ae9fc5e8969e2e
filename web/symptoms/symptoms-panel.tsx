import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SymptomEntry } from '#domain/symptoms/schema.ts'
import { careNotesOn, isDangerSign, nameOfEntry } from '#domain/symptoms/symptoms.ts'
import { useLocation } from '#web/platform/location.ts'
import { HandsAroundCup } from '#web/ui/drawings/hands-around-cup.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { useFailureToast } from '#web/ui/overlays/failure-toast.ts'
import { FailedCard, QueryView } from '#web/ui/query-view.tsx'
import { useServerNow } from '#web/platform/use-server-now.ts'
import { CareNotes } from './care-notes.tsx'
import { EmergencyCard } from './emergency-card.tsx'
import { ownSymptoms } from './queries.ts'
import { SymptomForm } from './symptom-form.tsx'
import { SymptomList } from './symptom-list.tsx'
import { SymptomWeeks } from './symptom-weeks.tsx'
import { errorTitles } from './texts.ts'

/** How long the advice is above the page, once a danger sign was logged. */
const freshFor = 24 * 60 * 60 * 1000

/** The form to log a symptom, with its frequency and the past entries. */
export function SymptomsPanel() {
  const { pathname, search } = useLocation()
  const query = useQuery(ownSymptoms)
  const { data: entries, error } = query
  const { now } = useServerNow()
  const [logged, setLogged] = useState<SymptomEntry>()
  const warning = useRef<HTMLDivElement>(null)
  useFailureToast(errorTitles.fetching, error)
  useEffect(() => {
    if (logged) warning.current?.focus()
  }, [logged])
  const isFresh = ({ felt_at }: SymptomEntry) => now - Date.parse(felt_at) < freshFor
  const recent = [...(logged ? [logged] : []), ...(entries ?? [])].filter(isFresh)
  const danger = recent.find(isDangerSign)
  const needing = new Map(recent.flatMap(careNotesOn).map((note) => [note.key, note]))

  return (
    <>
      {danger ? (
        <div ref={warning} tabIndex={-1} className="mb-6 scroll-mt-4">
          <h2 className="sr-only">What to do now</h2>
          <EmergencyCard about={nameOfEntry(danger)} />
        </div>
      ) : null}
      {needing.size > 0 ? (
        <section className="mb-6 grid gap-4" aria-labelledby="care-soon">
          <h2 id="care-soon" className="sr-only">
            What to show a clinician
          </h2>
          <CareNotes notes={[...needing.values()]} />
        </section>
      ) : null}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card className="grid gap-4">
          <h2>Note how you feel</h2>
          <SymptomForm now={now} place={pathname + search} onLogged={setLogged} />
        </Card>
        <QueryView
          query={query}
          failed={errorTitles.fetching}
          Failed={FailedCard}
          fallback={<SkeletonBlock text="Loading your entries..." />}
        >
          {(rows) =>
            rows.length > 0 ? (
              <div>
                <SymptomWeeks entries={rows} now={now} />
                <SymptomList entries={rows} onChanged={() => setLogged(undefined)} />
              </div>
            ) : (
              <EmptyState
                drawing={<HandsAroundCup width={180} />}
                text="No entries yet. Bring them to your appointment."
              />
            )
          }
        </QueryView>
      </div>
      <LusakaTimeNote />
    </>
  )
}
