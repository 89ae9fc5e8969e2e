import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AttentionRow } from '#domain/practice/attention/schema.ts'
import { errorTitles } from '#web/practice/texts.ts'
import { NotShown } from '#web/practice/practice-gate.tsx'
import { Lazy } from '#web/platform/lazy.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useGrowing } from '#web/ui/growing-table.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { attentionPages } from './attention-queries.ts'
import { PatientInNeed } from './patient-in-need.tsx'

const fetchDialog = async () =>
  (await import('#web/practice/calendar/schedule-dialog.tsx')).ScheduleDialog

const fetchAcknowledgeDialog = async () =>
  (await import('./acknowledge-dialog.tsx')).AcknowledgeDialog
const fetchAside = async () => (await import('./aside-list.tsx')).AsideList

/** The most urgent, so that the list of patients begins on the first screen. */
const shownAtFirst = 3

/** The patients who need attention, the most urgent first, each with the reasons and what to do. */
export function AttentionSection() {
  const query = useInfiniteQuery(attentionPages)
  const [scheduled, setScheduled] = useState<AttentionRow>()
  const [acknowledged, setAcknowledged] = useState<AttentionRow>()
  const [isAsideOpen, setAsideOpen] = useState(false)
  const { Part: ScheduleDialog, bring } = useLazyComponent(fetchDialog, errorTitles.form)
  const note = useLazyComponent(fetchAcknowledgeDialog, errorTitles.form)
  const [isLong, setLong] = useState(false)
  const fetched = query.data?.pages.flatMap(({ patients }) => patients)
  const rows = isLong ? fetched : fetched?.slice(0, shownAtFirst)
  const isMore = (fetched?.length ?? 0) > (rows?.length ?? 0) || query.hasNextPage
  const total = query.data?.pages.at(-1)?.total ?? 0
  // A server of an earlier version counts none.
  const aside = query.data?.pages.at(-1)?.aside ?? 0
  const { box, foot } = useGrowing(
    {
      label: 'Show more of these patients',
      isThere: isMore,
      isFetching: query.isFetchingNextPage,
      failure: query.isFetchNextPageError ? query.error : null,
      failureTitle: errorTitles.attention,
      onMore: () => (isLong ? void query.fetchNextPage() : setLong(true)),
    },
    'These are all.',
    rows?.length ?? 0,
    '[data-attention]',
  )

  async function acknowledge(patient: AttentionRow) {
    if (await note.bring()) setAcknowledged(patient)
  }

  async function schedule(patient: AttentionRow) {
    if (await bring()) setScheduled(patient)
  }

  return (
    <Section
      title={total > 0 ? `Needs attention (${total})` : 'Needs attention'}
      className="patients-attention"
    >
      <QueryView
        query={{ ...query, data: rows }}
        failed={errorTitles.attention}
        Failed={NotShown}
        fallback={<Skeleton lines={6} text="Loading who needs attention..." />}
      >
        {(patients) =>
          patients.length === 0 ? (
            <p>No patient needs attention now.</p>
          ) : (
            <div ref={box}>
              <ul aria-label="Patients who need attention">
                {patients.map((patient) => (
                  <PatientInNeed
                    key={patient.id}
                    patient={patient}
                    onSchedule={() => void schedule(patient)}
                    onAcknowledge={() => void acknowledge(patient)}
                  />
                ))}
              </ul>
              {isMore ? foot : null}
            </div>
          )
        }
      </QueryView>
      {aside > 0 ? (
        <div className="mt-4 grid justify-items-start gap-4">
          <Button
            variant="quiet"
            aria-expanded={isAsideOpen}
            onClick={() => setAsideOpen(!isAsideOpen)}
          >
            {isAsideOpen ? 'Hide' : 'Show'} those you noted ({aside})
          </Button>
          {isAsideOpen ? <Lazy load={fetchAside} props={{}} /> : null}
        </div>
      ) : null}
      <p className="mt-4 mb-4 text-muted">
        Only from what patients share with you, and your own sessions. Not for emergencies: people
        may be unwell who share nothing.
      </p>
      {note.Part ? (
        <note.Part patient={acknowledged} onClose={() => setAcknowledged(undefined)} />
      ) : null}
      {ScheduleDialog ? (
        <ScheduleDialog patient={scheduled} onClose={() => setScheduled(undefined)} />
      ) : null}
    </Section>
  )
}
