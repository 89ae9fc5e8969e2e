import { type AgeGroup, ageGroupOn, youngestUser } from '#domain/values/age.ts'
import { childlineNumber } from '#domain/safety/helplines.ts'
import { dial } from '#domain/phone/dial.ts'
import { CheckboxField } from '#web/ui/forms/choice-fields.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { dayOf } from '#web/platform/values/dates.ts'
import { joinDate } from '#web/platform/forms/form-data.ts'

/** What follows from the age that was typed, as text. */
export function AgeNote({ group }: { group: AgeGroup | undefined }) {
  if (group === 'too_young') return <TooYoung />
  if (group !== 'minor') return null
  return (
    <p>
      You are under 18, so a parent or guardian has to agree. We ask for their name only. Is there
      no one you can ask? Talk to Childline on <ChildlineLink />. It is free.
    </p>
  )
}

/** Who consents for a user under 18. */
export function GuardianFields({ guardian_name }: { guardian_name?: string | null | undefined }) {
  return (
    <div className="grid gap-6 rounded-surface border border-hairline p-4">
      <TextField
        name="guardian_name"
        label="Parent or guardian: full name"
        autoComplete="off"
        maxLength={200}
        defaultValue={guardian_name ?? ''}
      />
      <CheckboxField
        name="guardian_agrees"
        label="My parent or guardian knows about this account and agrees."
        defaultChecked={Boolean(guardian_name)}
      />
    </div>
  )
}

function TooYoung() {
  return (
    <div className="grid gap-2 rounded-surface border border-hairline bg-leaf-wash p-4">
      <p className="font-bold">You can have an account from the day you turn {youngestUser}.</p>
      <p>
        You can talk to someone today. Call Childline on <ChildlineLink />, day or night. It is
        free. An adult you trust can call with you.
      </p>
      <p>
        <Link to="/help-now" className="link link-alone">
          What to say, and what happens when you call
        </Link>
      </p>
    </div>
  )
}

export function ChildlineLink() {
  return (
    <a href={dial(childlineNumber)} className="link font-bold" translate="no">
      {childlineNumber}
    </a>
  )
}

/** The age group of the date typed into a `DateField`; undefined until it is a whole, real date. */
export function readAgeGroup(box: Element, name: string): AgeGroup | undefined {
  const part = (key: string) =>
    box.querySelector<HTMLInputElement>(`[name="${name}.${key}"]`)?.value ?? ''
  const typed = joinDate(part('day'), part('month'), part('year')) ?? ''
  const time = Date.parse(`${typed}T00:00:00Z`)
  const today = dayOf(Date.now())
  // 31 February is not a date, and a date in the future is not a birthday.
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(typed)
  return isReal && typed >= '1900-01-01' && typed <= today ? ageGroupOn(typed, today) : undefined
}
