import { flushSync } from 'react-dom'
import { Button } from '#web/ui/actions/button.tsx'
import { NumberField, TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { useField } from '#web/ui/forms/form.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { changed, copyOf, moved, without } from '../editor/draft.ts'
import {
  type ExerciseDraft,
  type ExerciseRow,
  newExercise,
  newSession,
  type SessionRow,
} from './draft.ts'
import { RowTools } from '../editor/row-tools.tsx'
import { WeekFields } from '../editor/week-fields.tsx'

interface ExerciseFieldsProps {
  draft: ExerciseDraft
  onChange: (draft: ExerciseDraft) => void
}

const counted = (count: number) => (count === 1 ? '1 exercise' : `${count} exercises`)

/** Message, week, progression and safety notes of an exercise plan, to be filled in. */
export function ExerciseFields({ draft, onChange }: ExerciseFieldsProps) {
  const change = (more: Partial<ExerciseDraft>) => onChange({ ...draft, ...more })
  const { days } = draft
  return (
    <>
      <TextAreaField
        name="expert_message"
        label="Your message"
        hint="The person reads this first: how to start, and what matters most."
        rows={6}
        value={draft.message}
        onChange={(event) => change({ message: event.target.value })}
      />
      <WeekFields
        days={days}
        onChange={(next) => change({ days: next })}
        newDay={newSession}
        copyDay={(one, to) => ({ ...copyOf(one), day: to, exercises: one.exercises.map(copyOf) })}
        isBlank={({ focus }) => !focus.trim()}
        count={({ exercises }) => (exercises.length === 0 ? 'Rest' : counted(exercises.length))}
      >
        {(day, index) => (
          <Session
            day={day}
            name={`weekly_schedule.${index}`}
            onChange={(more) => change({ days: changed(days, day.key, more) })}
          />
        )}
      </WeekFields>
      <Section title="Over the weeks">
        <div className="grid gap-6">
          <TextAreaField
            name="progression"
            label="How it grows"
            optional
            value={draft.progression}
            onChange={(event) => change({ progression: event.target.value })}
          />
          <TextAreaField
            name="safety_notes"
            label="Safety notes"
            hint="When to stop, and who to ask."
            optional
            value={draft.safety}
            onChange={(event) => change({ safety: event.target.value })}
          />
        </div>
      </Section>
    </>
  )
}

interface SessionProps {
  day: SessionRow
  name: string
  onChange: (more: Partial<SessionRow>) => void
}

function Session({ day, name, onChange }: SessionProps) {
  const { exercises } = day
  const { id } = useField(`${name}.exercises`)
  const set = (next: readonly ExerciseRow[]) => onChange({ exercises: next })
  function add() {
    flushSync(() => set([...exercises, newExercise()]))
    document.getElementById(`${id}.${exercises.length}.exercise`)?.focus()
  }
  return (
    <>
      <div className="desk-fields desk-session">
        <TextField
          name={`${name}.focus`}
          label="What the day is for"
          hint="For example “Legs and balance”, or “Rest”."
          value={day.focus}
          onChange={(event) => onChange({ focus: event.target.value })}
        />
        <NumberField
          name={`${name}.minutes`}
          label="Takes"
          unit="minutes"
          optional
          value={day.minutes}
          onChange={(event) => onChange({ minutes: event.target.value })}
        />
      </div>
      <ol className="desk-rows">
        {exercises.map((one, index) => {
          const text = (part: keyof ExerciseRow) => ({
            name: `${name}.exercises.${index}.${part}`,
            value: one[part],
            onChange: (event: { target: { value: string } }) =>
              set(changed(exercises, one.key, { [part]: event.target.value })),
          })
          const place = `${day.day}, ${one.exercise || `exercise ${index + 1}`}`
          return (
            <li key={one.key} className="desk-row" aria-label={place}>
              <div className="desk-fields desk-exercise">
                <TextField label="Exercise" {...text('exercise')} />
                <TextField label="Sets" optional inputMode="numeric" {...text('sets')} />
                <TextField label="How much" optional {...text('amount')} />
                <TextField label="Rest between" optional {...text('rest')} />
              </div>
              <TextAreaField label="How to do it" optional rows={2} {...text('how')} />
              <RowTools
                name={place}
                isFirst={index === 0}
                isLast={index === exercises.length - 1}
                onMove={(by) => set(moved(exercises, one.key, by))}
                onRemove={() => {
                  flushSync(() => set(without(exercises, one.key)))
                  document.getElementById(id)?.focus()
                }}
              />
            </li>
          )
        })}
      </ol>
      <Button variant="quiet" id={id} onClick={add}>
        Add an exercise
      </Button>
    </>
  )
}
