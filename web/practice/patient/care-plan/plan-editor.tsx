import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { missingIn } from '#domain/personal-plans/completeness.ts'
import { most } from '#domain/personal-plans/limits.ts'
import type { PersonalPlan, StoredDraft } from '#domain/personal-plans/schema.ts'
import type { PatientPage } from '#domain/practice/patient-page.ts'
import { describeFailure, ProblemError } from '#web/platform/calls/problem.ts'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf, formatTime } from '#web/platform/values/dates.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { firstNameOf } from '../sharing-words.ts'
import { GoalFields } from './goal-fields.tsx'
import { PlanConflict } from './plan-conflict.tsx'
import { PlanDay } from './plan-day.tsx'
import { publishDraft, reloadPlans } from './plan-queries.ts'
import { changedGoal, firstContent, withGoal, withoutGoal } from './plan-typed.ts'
import { isConflict, usePlanDraft } from './use-plan-draft.ts'

interface PlanEditorProps {
  patient: PatientPage
  /** Of a new draft, made once. */
  id: string
  /** The draft to go on with. */
  stored: StoredDraft | undefined
  current: PersonalPlan | undefined
  onClose: () => void
}

/** Writes a care plan: saved as it is typed, until it is published. */
export function PlanEditor({ patient, id, stored, current, onClose }: PlanEditorProps) {
  const client = useQueryClient()
  const today = dayOf(useNow())
  const [first] = useState(() => firstContent(stored, current))
  const draft = usePlanDraft(patient.id, id, first, stored)
  const { typed, state, failure, saved, other } = draft
  const { goals, review_on, agreed_on } = typed
  const [isAsked, setAsked] = useState(false)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const missing: Record<string, string> = isAsked ? missingIn(typed, today) : {}
  const name = firstNameOf(patient)

  /** What is typed while the plan is published or closed would be in neither version. */
  function change(part: Partial<typeof typed>) {
    if (!isBusy) draft.change(part)
  }

  async function whileBusy(work: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    setProblem('')
    try {
      await work()
    } catch (reason) {
      setProblem(describeFailure(reason))
    } finally {
      setBusy(false)
    }
  }

  async function publish() {
    setAsked(true)
    if (Object.keys(missingIn(typed, today)).length > 0) {
      // After the fields have their notes.
      setTimeout(() => top.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), 0)
      return setProblem('Something is missing. See the notes at the fields.')
    }
    const draftNow = await draft.flush()
    if (!draftNow) return
    const follows = current?.versions[0]?.number ?? 0
    try {
      await publishDraft(id, { version: draftNow.version, follows })
    } catch (reason) {
      if (isConflict(reason)) return draft.compare()
      // The next press follows what is current then.
      if (reason instanceof ProblemError && reason.code === 'newer_version')
        void reloadPlans(client, patient.id)
      throw reason
    }
    draft.giveUp()
    toast({ title: 'Care plan published', text: `${name} gets an email that something is new.` })
    await reloadPlans(client, patient.id)
    onClose()
  }

  async function leave() {
    if (await draft.close()) onClose()
    else setProblem('Not saved yet, so the draft stays open. Copy the text if you must leave.')
  }

  return (
    <div ref={top} className="grid gap-6">
      {goals.map((goal, place) => (
        <GoalFields
          key={goal.id}
          goal={goal}
          number={place + 1}
          patientName={name}
          errorOf={(field) => missing[`goals.${place}.${field}`]}
          isBusy={isBusy}
          onChange={(part) => change({ goals: changedGoal(goals, goal.id, part) })}
          onRemove={
            goals.length > 1 ? () => change({ goals: withoutGoal(goals, goal.id) }) : undefined
          }
        />
      ))}
      {goals.length < most.goals ? (
        <p>
          <Button
            variant="quiet"
            aria-disabled={isBusy}
            onClick={() => change({ goals: withGoal(goals) })}
          >
            Add a goal
          </Button>
        </p>
      ) : null}
      <div className="grid gap-x-6 sm:grid-cols-2">
        <PlanDay
          label="Review on, within 12 months"
          name="review_on"
          value={review_on}
          error={missing.review_on}
          isBusy={isBusy}
          onChange={(value) => change({ review_on: value })}
        />
        <PlanDay
          label={`You and ${name} agreed on this together on`}
          name="agreed_on"
          value={agreed_on}
          error={missing.agreed_on}
          isBusy={isBusy}
          onChange={(value) => change({ agreed_on: value })}
        />
      </div>
      <p className="text-muted" role="status">
        {state === 'failed' || other
          ? ''
          : state === 'saving' || state === 'typed'
            ? 'Saving...'
            : saved
              ? `Draft saved at ${formatTime(saved.saved_at)}, also for other devices.`
              : 'Saved as you type.'}
      </p>
      {other ? (
        <PlanConflict
          other={other}
          patientName={name}
          onMine={() => void draft.keepMine()}
          onOther={() => void draft.takeOther()}
        />
      ) : state === 'failed' ? (
        <p className="text-danger" role="alert">
          Not saved: {describeFailure(failure)} What you typed is still here.{' '}
          <button type="button" className="link link-alone" onClick={() => void draft.flush()}>
            Save again
          </button>
        </p>
      ) : null}
      {problem ? (
        <p className="text-danger" role="alert">
          {problem}
        </p>
      ) : null}
      <div className="form-actions">
        <Button aria-disabled={isBusy} onClick={() => void whileBusy(publish)}>
          Publish the plan
        </Button>
        <Button variant="quiet" aria-disabled={isBusy} onClick={() => void whileBusy(leave)}>
          Close the draft
        </Button>
      </div>
      <p className="text-muted">
        {name} reads what you publish, with your name. It is not changed any more: a change is the
        next version. A copy of all their data contains drafts too.
      </p>
    </div>
  )
}
