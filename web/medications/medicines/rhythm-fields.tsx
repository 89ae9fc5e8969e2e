import { type Rhythm, rhythms } from '#domain/medications/options.ts'
import type { MedicinePlan } from '#domain/medications/schema.ts'
import { weekdays } from '#domain/values/weekdays.ts'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { NumberField } from '#web/ui/forms/fields.tsx'
import { TimesField } from './times-field.tsx'

/** How a plan says when a medicine is taken; every day where there is none. */
export function rhythmOf(plan: MedicinePlan | undefined): Rhythm {
  if (plan?.at_most) return 'needed'
  if (plan?.every_days) return 'every'
  return plan && plan.days.length < weekdays.length ? 'some' : 'daily'
}

interface RhythmFieldsProps {
  plan: MedicinePlan | undefined
  rhythm: Rhythm
  onRhythm: (rhythm: Rhythm) => void
}

/** When a medicine is taken: on which days and at what times, or as needed. */
export function RhythmFields({ plan, rhythm, onRhythm }: RhythmFieldsProps) {
  return (
    <>
      <ChoiceCards
        name="how_often"
        label="When you take it"
        columns
        defaultValue={rhythmOf(plan)}
        options={rhythms.map(({ key, label }) => ({ value: key, label }))}
        onChange={(value) => onRhythm(value as Rhythm)}
      />
      {rhythm === 'some' ? (
        <ChoiceCards
          name="days"
          label="Days"
          multiple
          columns
          options={weekdays}
          defaultValue={plan && plan.days.length < weekdays.length ? plan.days : []}
        />
      ) : (
        weekdays.map((day) => <input key={day} type="hidden" name="days" value={day} />)
      )}
      {rhythm === 'every' ? (
        <NumberField
          name="every_days"
          label="Every how many days"
          hint="For example 2 for every second day. It starts on the first day, or when you change it."
          unit="days"
          defaultValue={plan?.every_days ?? undefined}
        />
      ) : null}
      {rhythm === 'needed' ? (
        <NumberField
          name="at_most"
          label="At most how many times in a day"
          hint="As your clinic or the package says. We warn you before you log more."
          unit="times"
          defaultValue={plan?.at_most ?? undefined}
        />
      ) : (
        <TimesField defaultValue={plan && plan.times.length > 0 ? plan.times : ['08:00']} />
      )}
    </>
  )
}
