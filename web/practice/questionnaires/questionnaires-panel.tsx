import '#web/screening/screening.css'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PatientQuestionnaires } from '#domain/questionnaires/schema.ts'
import { trendOf } from '#domain/questionnaires/trend.ts'
import { core } from '#domain/screening/instruments/instruments.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { NotShown } from '#web/practice/practice-gate.tsx'
import { AskForm } from './ask-form.tsx'
import { questionnairesOf } from './questionnaire-queries.ts'
import { RequestList } from './request-list.tsx'
import { TrendCard } from './trend-card.tsx'

/** The questionnaires of a patient: the trend of what they share, what was asked for, and a new request. */
export function QuestionnairesPanel({ patient_id }: { patient_id: string }) {
  const query = useQuery(questionnairesOf(patient_id))
  return (
    <QueryView
      query={query}
      failed="Could not load the questionnaires"
      Failed={NotShown}
      onlyFresh
      waiting={<Skeleton lines={4} />}
    >
      {(data) => <Questionnaires patient_id={patient_id} data={data} />}
    </QueryView>
  )
}

interface QuestionnairesProps {
  patient_id: string
  data: PatientQuestionnaires
}

function Questionnaires({ patient_id, data }: QuestionnairesProps) {
  const [isAsking, setAsking] = useState(false)
  const trends = core.flatMap((id) => trendOf(id, data.results) ?? [])
  return (
    <div className="grid gap-4">
      {trends.length > 0 ? (
        <>
          {trends.map((trend) => (
            <TrendCard key={trend.instrument} trend={trend} />
          ))}
          <p className="text-muted">
            A smaller change can be chance. Scores are signs, not a diagnosis.{' '}
            <Link to="/instruments" className="link">
              Where the questions come from
            </Link>
          </p>
        </>
      ) : (
        <p>No results are shared with you yet.</p>
      )}
      <RequestList patient_id={patient_id} requests={data.requests} />
      {!data.may_ask ? null : isAsking ? (
        <AskForm patient_id={patient_id} onDone={() => setAsking(false)} />
      ) : (
        <div className="form-actions">
          <Button variant="quiet" onClick={() => setAsking(true)}>
            Request a questionnaire
          </Button>
        </div>
      )}
    </div>
  )
}
