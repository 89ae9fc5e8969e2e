import { Button } from '#web/ui/actions/button.tsx'
import { NumberField, TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { changed, copyOf } from '../editor/rows.ts'
import type { PlanFieldsProps } from '../editor/draft-writer.tsx'
import { RowList } from '../editor/row-list.tsx'
import { Tool } from '../editor/row-tools.tsx'
import { WeekGrid } from '../week/week-grid.tsx'
import {
  type ExerciseDraft,
  exercisesIn,
  isBlankSession,
  newExercise,
  type SessionRow,
} from './draft.ts'

const counted = (count: number) => (count === 1 ? '1 exercise' : `${count} exercises`)

/** Message, week, progression and safety notes of an exercise plan, to be filled in. */
export function ExerciseFields({ draft, onChange }: PlanFieldsProps<ExerciseDraft>) {
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
      <WeekGrid
        rows={[{ key: 'session', name: 'Session' }]}
        what="sessions"
        isBelow
        nameAt={(day) => `weekly_schedule.${day}`}
        cellAt={(day) => cellOf(days[day]!)}
        fieldsAt={(index, _, onDone) => (
          <Session
            day={days[index]!}
            name={`weekly_schedule.${index}`}
            onChange={(more) => change({ days: changed(days, days[index]!.key, more) })}
            onDone={onDone}
          />
        )}
        onCopy={(from, to) => {
          const { focus, minutes, exercises } = days[from]!
          change({
            days: days.map((one) =>
              to.includes(one.day)
                ? { ...one, focus, minutes, exercises: exercises.map(copyOf) }
                : one,
            ),
          })
        }}
      />
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

/** A session in the grid: what it is for, its length, its exercises. */
function cellOf(session: SessionRow) {
  const { focus, minutes } = session
  const exercises = exercisesIn(session)
  const text = focus.trim()
  return {
    text: text || (isBlankSession(session) ? '' : 'No name yet'),
    more: [
      minutes.trim() && `${minutes.trim()} minutes`,
      exercises.length > 0 && counted(exercises.length),
    ]
      .filter(Boolean)
      .join(', '),
  }
}

interface SessionProps {
  day: SessionRow
  name: string
  onChange: (more: Partial<SessionRow>) => void
  onDone: () => void
}

function Session({ day, name, onChange, onDone }: SessionProps) {
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
      <RowList
        name={`${name}.exercises`}
        rows={day.exercises}
        onChange={(exercises) => onChange({ exercises })}
        newRow={newExercise}
        first="exercise"
        addLabel="Add an exercise"
        labelOf={({ exercise }, index) => `${day.day}, ${exercise || `exercise ${index + 1}`}`}
      >
        {(_, text) => (
          <>
            <div className="desk-fields desk-exercise">
              <TextField label="Exercise" {...text('exercise')} />
              <TextField label="Sets" optional inputMode="numeric" {...text('sets')} />
              <TextField label="How much" optional {...text('amount')} />
              <TextField label="Rest between" optional {...text('rest')} />
            </div>
            <TextAreaField label="How to do it" optional rows={2} {...text('how')} />
          </>
        )}
      </RowList>
      <div className="desk-tools">
        <Button onClick={onDone}>Done</Button>
        <Tool
          label="Clear"
          name={`${day.day}, Session`}
          onPress={() => {
            onChange({ focus: '', minutes: '', exercises: [newExercise()] })
            onDone()
          }}
        />
      </div>
    </>
  )
}
