import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'

import { type AgeGroup, childlineNumber, youngestUser } from '#domain/age.ts'
import { dial } from '#domain/crisis-lines.ts'
import { CheckboxField, DateField } from '#web/ui/choice-fields.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { Link } from '#web/ui/link.tsx'

const name = 'date_of_birth'

interface AgeFieldsProps {
  hint?: ReactNode
  optional?: boolean
  /** `YYYY-MM-DD`. */
  defaultValue?: string | null | undefined
  /** As it is on record. */
  guardian_name?: string | null | undefined
}

/** The date of birth, and below it what follows from it: under 18 a guardian, under 13 a kind refusal. */
export function AgeFields({ hint, optional, defaultValue, guardian_name }: AgeFieldsProps) {
  const box = useRef<HTMLDivElement>(null)
  const [group, setGroup] = useState<AgeGroup>()

  async function look() {
    const { readAgeGroup } = await import('./typed-age.ts')
    if (box.current) setGroup(readAgeGroup(box.current, name))
  }
  const lookOnce = useEffectEvent(() => void look().catch(() => undefined))
  useEffect(() => {
    // On record already, or typed before the page was alive.
    const inputs = [...(box.current?.querySelectorAll('input') ?? [])]
    if (inputs.some(({ value }) => value !== '')) lookOnce()
  }, [])

  return (
    // The server checks the age as well: a failed fetch of the check here is no matter.
    <div ref={box} className="grid gap-6" onInput={() => void look().catch(() => undefined)}>
      <DateField
        name={name}
        label="Date of birth"
        hint={hint}
        optional={optional}
        birthday
        defaultValue={defaultValue ?? ''}
      />
      <div role="status" className="empty:absolute">
        {group === 'too_young' ? <TooYoung /> : null}
        {group === 'minor' ? (
          <p>
            You are under 18, so a parent or guardian has to agree. We ask for their name only. Is
            there no one you can ask? Talk to Childline on <ChildlineLink />. It is free.
          </p>
        ) : null}
      </div>
      {group === 'minor' ? (
        <div className="grid gap-6 border-s-2 border-leaf ps-4">
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
      ) : null}
    </div>
  )
}

function TooYoung() {
  return (
    <div className="grid gap-2 rounded-surface border border-hairline bg-leaf-wash p-4">
      <p className="font-semibold">You can have an account from the day you turn {youngestUser}.</p>
      <p>
        You can talk to someone today. Call Childline on <ChildlineLink />, day or night. It is
        free. An adult you trust can call with you.
      </p>
      <p>
        <Link to="/help-now" className="link">
          What to say, and what happens when you call
        </Link>
      </p>
    </div>
  )
}

function ChildlineLink() {
  return (
    <a href={dial(childlineNumber)} className="link font-bold">
      {childlineNumber}
    </a>
  )
}
