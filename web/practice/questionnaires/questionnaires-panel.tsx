import '#web/screening/screening.css'

import type { UseQueryResult } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { PatientQuestionnaires } from '#domain/questionnaires/schema.ts'
import { trendOf } from '#domain/questionnaires/trend.ts'
import { core } from '#domain/screening/instruments/instruments.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { NotShown } from '#web/practice/practice-gate.tsx'
import { AskForm } from './ask-form.tsx'
import { RemovedScreenings } from './removed-screenings.tsx'
import { RequestList } from './request-list.tsx'
import { TrendCard } from './trend-card.tsx'

interface PanelProps {
  patient_id: string
  /** Of `questionnairesOf`: the page has it for the name too, and asks once. */
  query: UseQueryResult<PatientQuestionnaires>
}

/** The questionnaires of a patient: the trend of what they share, what was asked for, and a new request. */
export function QuestionnairesPanel({ patient_id, query }: PanelProps) {
  return (
    <QueryView
      query={query}
      failed="Could not load the questionnaires"
      Failed={NotShown}
      onlyFresh
      fallback={<Skeleton lines={4} />}
    >
      {(data) => <Questionnaires patient_id={patient_id} data={data} />}
    </QueryView>
  )
}

interface QuestionnairesProps {
  patient_id: string
  data: PatientQuestionnaires
  /** Whether the page has said why there are no results, or not all. */
  isSaid?: boolean
}

/** What a patient was asked and shares, where it is at hand. */
export function Questionnaires({ patient_id, data, isSaid = false }: QuestionnairesProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const [isAsking, setAsking] = useState(false)
  const trends = core.flatMap((id) => trendOf(id, data.results) ?? [])
  return (
    <div className="grid gap-4">
      {trends.length > 0 ? (
        <>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] items-start gap-4">
            {trends.map((trend) => (
              <TrendCard key={trend.instrument} trend={trend} />
            ))}
          </div>
          <p className="text-muted">
            A smaller change can be chance. Scores are signs, not a diagnosis.{' '}
            <Link to="/instruments" className="link">
              Where the questions come from
            </Link>
          </p>
        </>
      ) : isSaid ? null : (
        <p>No results are shared with you yet.</p>
      )}
      <RemovedScreenings patient_id={patient_id} />
      {data.may_ask ? (
        <div className="form-actions">
          <Button
            ref={opener}
            variant="quiet"
            aria-expanded={isAsking}
            data-adds-fields="due_on"
            onClick={() => setAsking(!isAsking)}
          >
            Request a questionnaire
          </Button>
        </div>
      ) : null}
      {isAsking ? (
        <AskForm
          patient_id={patient_id}
          onDone={() => {
            opener.current?.focus()
            setAsking(false)
          }}
        />
      ) : null}
      <RequestList patient_id={patient_id} requests={data.requests} />
    </div>
  )
}
