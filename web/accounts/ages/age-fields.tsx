import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'

import type { AgeGroup } from '#domain/values/age.ts'
import type * as AgeNotes from '#web/accounts/ages/age-notes.tsx'
import { loadOnce } from '#web/platform/lazy.tsx'
import { DateField } from '#web/ui/forms/choice-fields.tsx'

const name = 'date_of_birth'

const loadNotes = loadOnce(() => import('./age-notes.tsx'))

interface AgeFieldsProps {
  hint?: ReactNode
  optional?: boolean
  /** `YYYY-MM-DD`. */
  defaultValue?: string | null | undefined
  /** As it is on record. */
  guardian_name?: string | null | undefined
}

/**
 * The date of birth, and below it what follows from it: under 18 a guardian, under 13 a friendly
 * rejection.
 */
export function AgeFields({ hint, optional, defaultValue, guardian_name }: AgeFieldsProps) {
  const box = useRef<HTMLDivElement>(null)
  const [late, setLate] = useState<typeof AgeNotes & { group: AgeGroup | undefined }>()

  async function look() {
    const notes = await loadNotes()
    if (box.current) setLate({ ...notes, group: notes.readAgeGroup(box.current, name) })
  }
  const lookOnce = useEffectEvent(() => void look().catch(() => undefined))
  useEffect(() => {
    // On record already, or typed before hydration.
    const inputs = [...(box.current?.querySelectorAll('input') ?? [])]
    if (inputs.some(({ value }) => value !== '')) lookOnce()
  }, [])

  return (
    // The server checks the age as well: a failed fetch of the check here does not matter.
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
        {late ? <late.AgeNote group={late.group} /> : null}
      </div>
      {late?.group === 'minor' ? <late.GuardianFields guardian_name={guardian_name} /> : null}
    </div>
  )
}
