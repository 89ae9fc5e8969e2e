import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PatientPlans, StoredDraft } from '#domain/personal-plans/schema.ts'
import type { PatientPage } from '#domain/practice/patient-page.ts'
import { PlanGoals } from '#web/personal-plans/plan-goals.tsx'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { formatDate, formatDateTime } from '#web/platform/values/dates.ts'
import { errorTitles } from '#web/practice/texts.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { FailedState } from '#web/ui/empty-state.tsx'
import { Skeleton, SkeletonBlock } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { firstNameOf } from '../sharing-words.ts'
import { CurrentPlanView } from './current-plan-view.tsx'
import { EndPlanForm } from './end-plan-form.tsx'
import { patientPlansOf } from './plan-queries.ts'
import { unsavedPlan } from './use-plan-draft.ts'

const fetchEditor = loadOnce(async () => (await import('./plan-editor.tsx')).PlanEditor)

/** The care plan of a patient: whether their membership includes it, what it says, and its next version. */
export function CarePlanPart({ patient }: { patient: PatientPage }) {
  return (
    <QueryView
      query={useQuery(patientPlansOf(patient.id))}
      failed="Error fetching the care plan"
      fallback={<Skeleton lines={3} />}
    >
      {(found) => <Plans patient={patient} found={found} />}
    </QueryView>
  )
}

interface PlansProps {
  patient: PatientPage
  found: PatientPlans
}

function Plans({ patient, found }: PlansProps) {
  const { is_included, is_hidden, plans, marks, draft } = found
  const name = firstNameOf(patient)
  const current = plans.find(({ ended_at }) => ended_at === null)
  const [written, setWritten] = useState<
    { id: string; stored: StoredDraft | undefined } | undefined
  >(() => leftOpen(patient.id, draft))
  const [isEnding, setEnding] = useState(false)
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        {is_included
          ? `The membership plan of ${name} includes a care plan.`
          : current
            ? `The membership plan of ${name} includes no care plan today. This one stays, and you can change it.`
            : `The membership plan of ${name} includes no care plan.`}
      </p>
      {is_hidden ? (
        <p>
          {name} has a care plan that they do not show to you. They can show it to all providers who
          treat them, under My care plan.
        </p>
      ) : null}
      {current ? <CurrentPlanView plan={current} marks={marks} patientName={name} /> : null}
      {written ? (
        <Lazy
          key={written.id}
          load={fetchEditor}
          props={{ patient, ...written, current, onClose: () => setWritten(undefined) }}
          fallback={<SkeletonBlock />}
          failed={(failure) => <FailedState title={errorTitles.form} failure={failure} />}
        />
      ) : (
        <div className="form-actions">
          {draft ? (
            <Button
              data-adds-fields="review_on.day agreed_on.day"
              onClick={() => setWritten({ id: draft.id, stored: draft })}
            >
              Go on with the plan of {formatDateTime(draft.saved_at)}
            </Button>
          ) : (current || is_included) && !is_hidden ? (
            <Button
              data-adds-fields="review_on.day agreed_on.day"
              onClick={() => setWritten({ id: crypto.randomUUID(), stored: undefined })}
            >
              {current ? 'Write the next version' : 'Write a care plan'}
            </Button>
          ) : null}
          {current && !isEnding ? (
            <Button
              variant="quiet"
              data-adds-fields="reason"
              data-of={current.id}
              onClick={() => setEnding(true)}
            >
              End the plan
            </Button>
          ) : null}
        </div>
      )}
      {current && isEnding ? (
        <EndPlanForm
          plan_id={current.id}
          patient_id={patient.id}
          onClose={() => setEnding(false)}
        />
      ) : null}
      <EarlierVersions plans={plans} patientName={name} />
    </div>
  )
}

/** A plan whose editor was left before all of it was saved. */
function leftOpen(patient_id: string, draft: StoredDraft | null) {
  const unsaved = unsavedPlan(patient_id).read()
  const stored = draft && draft.id === unsaved?.id ? draft : undefined
  return unsaved && { id: unsaved.id, stored }
}

function EarlierVersions({
  plans,
  patientName,
}: Pick<PatientPlans, 'plans'> & { patientName: string }) {
  const items = plans.flatMap((plan) =>
    plan.versions.slice(plan.ended_at ? 0 : 1).map((version) => ({
      title: `Care plan of ${formatDate(version.published_at)}, version ${version.number}`,
      content: (
        <div className="grid gap-3">
          <p className="wrap-anywhere">
            Written by <span translate="no">{version.author_name ?? 'a former provider'}</span>.
            {plan.ended_at ? ` It ended on ${formatDate(plan.ended_at)}: ${plan.end_reason}` : ''}
          </p>
          <PlanGoals
            goals={version.goals}
            names={{
              patient: patientName,
              provider: version.author_name ?? 'The provider who wrote it',
            }}
          />
        </div>
      ),
    })),
  )
  return items.length > 0 ? <Accordion items={items} /> : null
}
