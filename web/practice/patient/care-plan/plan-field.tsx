import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '#web/ui/icon.tsx'

interface PlanFieldProps {
  label: string
  name: string
  value: string
  /** What is missing; the editor shows it once the plan is to be published. */
  error: string | undefined
  isBusy: boolean
  onChange: (value: string) => void
  /** Rows of a field for several lines. */
  rows?: number
  maxLength?: number
}

/** A field of a care plan: what is typed is saved with the draft. */
export function PlanField({ label, error, isBusy, onChange, rows, ...rest }: PlanFieldProps) {
  const id = useId()
  const shared = {
    ...rest,
    id,
    className: 'control',
    readOnly: isBusy,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
    ...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}),
  }
  return (
    <div className={error ? 'field field-invalid' : 'field'}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <Missing id={`${id}-error`} error={error} />
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} />}
    </div>
  )
}

/** What is missing of a field. */
export function Missing({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p className="field-error" id={id}>
      <Icon name="alert" />
      <span>{error}</span>
    </p>
  ) : null
}

interface PlanChoiceProps extends Pick<ComponentProps<'select'>, 'name' | 'value'> {
  label: string
  isBusy: boolean
  onChange: (value: string) => void
  children: ReactNode
}

/** A choice of one of few. */
export function PlanChoice({ label, isBusy, onChange, children, ...rest }: PlanChoiceProps) {
  const id = useId()
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <span className="control-wrap">
        <select
          {...rest}
          id={id}
          className="control"
          disabled={isBusy}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {children}
        </select>
        <span className="control-chevron">
          <Icon name="chevron" />
        </span>
      </span>
    </div>
  )
}
