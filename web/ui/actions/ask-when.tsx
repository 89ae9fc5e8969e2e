import { instantAt } from '#domain/values/lusaka.ts'
import { keptOfflineDays, keptOfflineSeconds } from '#domain/values/kept-offline.ts'
import { dayOf, formatRecentDay, formatTime } from '#web/platform/values/dates.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { Form } from '../forms/form.tsx'
import { DateField } from '../forms/choice-fields.tsx'
import { TimeField } from '../forms/time-field.tsx'
import { Button } from './button.tsx'

interface AskWhenProps {
  /** "When did you measure this?" */
  question: string
  /** What it is about, for the names of the buttons: "128/82 mmHg". */
  about: string
  /** The times that are possible, as ISO instants. */
  times: readonly string[]
  /** Milliseconds. */
  now: number
  /** @param at an ISO instant */
  onAnswer: (at: string) => void
}

/** Asks when an entry was made of which a changed clock hides the time: nothing is guessed. */
export function AskWhen({ question, about, times, now, onAnswer }: AskWhenProps) {
  function answer({ day, time }: { day: string; time: string }) {
    const at = instantAt(day, time).getTime()
    const message = problemOf(at, now)
    if (message !== undefined)
      throw new ProblemError({ code: 'invalid', message, status: 422, fields: { time: message } })
    onAnswer(new Date(at).toISOString())
  }

  return (
    <div role="group" aria-label={`${question} ${about}`} className="grid gap-3">
      <p>The clock of this phone was changed. {question}</p>
      {times.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {times.map((at) => (
            <Button key={at} variant="quiet" onClick={() => onAnswer(at)}>
              {formatRecentDay(at, now)}, {formatTime(at)}
            </Button>
          ))}
        </div>
      ) : null}
      <Form
        schema={async () => (await import('#domain/values/day-and-time.ts')).dayAndTime}
        onSubmit={async (typed) => answer(typed)}
        submitLabel="Use this time"
        busyLabel="Saving..."
        submitVariant="quiet"
      >
        <p>Or enter another day and time.</p>
        <DateField name="day" label="Day" defaultValue={dayOf(now)} />
        <TimeField name="time" label="Time" />
      </Form>
    </div>
  )
}

function problemOf(at: number, now: number): string | undefined {
  if (at > now) return 'This is in the future. Enter an earlier time.'
  if (at < now - keptOfflineSeconds * 1000)
    return `This is more than ${keptOfflineDays} days ago. Enter a later time.`
  return undefined
}
