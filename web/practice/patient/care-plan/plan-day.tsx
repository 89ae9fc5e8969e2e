import { useId, useState } from 'react'
import { Missing } from './plan-field.tsx'

interface PlanDayProps {
  label: string
  name: string
  /** `YYYY-MM-DD`; null without a whole day. */
  value: string | null
  error: string | undefined
  isBusy: boolean
  onChange: (value: string | null) => void
}

const parts = [
  { key: 'day', label: 'Day', digits: 2 },
  { key: 'month', label: 'Month', digits: 2 },
  { key: 'year', label: 'Year', digits: 4 },
] as const
type Typed = Record<(typeof parts)[number]['key'], string>

function partsOf(value: string | null): Typed {
  const [year = '', month = '', day = ''] = value?.split('-') ?? []
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year }
}

/** The day that is typed; null where it is none, such as 31 February. */
function dayIn({ day, month, year }: Typed): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${text}T00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text ? null : text
}

/** A day of a care plan, typed in three parts; saved with the draft once it is whole. */
export function PlanDay({ label, name, value, error, isBusy, onChange }: PlanDayProps) {
  const id = useId()
  const [kept, setKept] = useState(() => partsOf(value))
  // The draft of another window was taken.
  const typed = value !== null && value !== dayIn(kept) ? partsOf(value) : kept
  function change(part: Partial<Typed>) {
    const next = { ...typed, ...part }
    setKept(next)
    onChange(dayIn(next))
  }
  return (
    <fieldset
      className={error ? 'field field-invalid' : 'field'}
      {...(error ? { 'aria-describedby': `${id}-error` } : {})}
    >
      <legend className="field-label">{label}</legend>
      <Missing id={`${id}-error`} error={error} />
      <div className="date-parts">
        {parts.map((part) => (
          <label key={part.key}>
            <span>{part.label}</span>
            <input
              className={`control date-part date-part-${part.key}`}
              name={`${name}.${part.key}`}
              inputMode="numeric"
              maxLength={part.digits}
              autoComplete="off"
              readOnly={isBusy}
              value={typed[part.key]}
              onChange={(event) => change({ [part.key]: event.currentTarget.value.trim() })}
              {...(error ? { 'aria-invalid': true as const } : {})}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
