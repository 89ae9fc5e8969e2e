import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { LateStep, LateTask } from '#domain/admin/late-tasks.ts'
import { dial } from '#domain/phone/dial.ts'
import { showPhone } from '#domain/phone/show-phone.ts'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf, formatDateTime, formatTime } from '#web/platform/values/dates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { lateTasks, releaseCall, remind } from './late-task-queries.ts'

const words: Readonly<Record<LateStep, { title: string; text: string }>> = {
  call: {
    title: 'A call that is late',
    text: 'A person was promised a call, and its time is over.',
  },
  agreement: {
    title: 'Urgent referral: waits for the patient',
    text: 'The patient has not agreed yet. The provider who wrote it asks them.',
  },
  answer: {
    title: 'Urgent referral: waits for an answer',
    text: 'The colleague has neither accepted nor declined it.',
  },
  check_in: {
    title: 'A check-in that is late',
    text: 'A person was promised a written answer, and its time is over.',
  },
  visit: {
    title: 'Urgent referral: waits for a visit',
    text: 'It is accepted, and no visit is booked.',
  },
}

/** What waits for too long, the longest first. */
export function LateTasksPart() {
  return (
    <>
      <p className="mb-4">
        What providers should have done by now. Call who must act, or have them reminded by email.
        No patient is named here.
      </p>
      <QueryView
        query={useQuery(lateTasks)}
        failed="Error fetching what is late"
        fallback={<Skeleton lines={8} />}
      >
        {(tasks) =>
          tasks.length === 0 ? (
            <p>Nothing is late.</p>
          ) : (
            <ul
              aria-label="Late calls, check-ins and referrals, the longest waiting first"
              className="grid"
            >
              {tasks.map((task) => (
                <Task key={task.id} task={task} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </>
  )
}

function Task({ task }: { task: LateTask }) {
  const now = useNow()
  const { title, text } = words[task.step]
  return (
    // The inbox leads to it.
    <li id={task.id} className="grid max-w-3xl gap-3 border-t border-hairline py-5">
      <h3>{title}</h3>
      <p>
        {text} <strong>Waiting since {formatDateTime(task.since)}.</strong>
      </p>
      <Actors task={task} />
      <Steps task={task} now={now} />
    </li>
  )
}

function Actors({ task: { step, actors } }: { task: LateTask }) {
  if (actors.length === 0)
    return (
      <p>
        {step === 'call' || step === 'check_in'
          ? 'No therapist has taken it. Call one.'
          : 'The accounts of both providers are erased. Call the patient’s present provider.'}
      </p>
    )
  return (
    <ul>
      {actors.map(({ id, full_name, phone_number }) => (
        <li key={id}>
          Must act:{' '}
          <Link
            to={`/admin/accounts/${id}`}
            className="link link-alone wrap-anywhere"
            translate="no"
          >
            {full_name}
          </Link>
          {phone_number ? (
            <>
              {', '}
              <a href={dial(phone_number)} className="link link-alone" translate="no">
                {showPhone(phone_number)}
              </a>
            </>
          ) : (
            ', no phone number'
          )}
        </li>
      ))}
    </ul>
  )
}

function Steps({ task, now }: { task: LateTask; now: number }) {
  const client = useQueryClient()
  const { step, actors, reminded_at } = task
  const write = useAction(() => remind(client, task), {
    success: { title: 'Email is on its way', text: 'It names no patient.' },
    failure: 'The email could not be written',
  })
  const release = useAction(() => releaseCall(client, task), {
    success: { title: 'Released', text: 'All therapists can take this call now.' },
    failure: 'The call could not be released',
  })
  const isToday = reminded_at !== null && dayOf(reminded_at) === dayOf(now)
  const isForNoOne = step !== 'call' && step !== 'check_in' && actors.length === 0
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {isToday ? (
        <p className="text-muted">Reminded by email today at {formatTime(reminded_at)}.</p>
      ) : isForNoOne ? null : (
        <ActionButton action={write} variant="quiet" busyLabel="Writing...">
          {actors.length === 0 ? 'Remind all therapists' : 'Remind by email'}
        </ActionButton>
      )}
      {step === 'call' && actors.length > 0 ? (
        <ActionButton action={release} variant="quiet" busyLabel="Releasing...">
          Give it to all therapists
        </ActionButton>
      ) : null}
    </div>
  )
}
