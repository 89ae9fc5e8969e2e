import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { FieldName, FieldNotes, type FieldProps, type Option, asOption } from './fields.tsx'
import { useField } from './form.tsx'
import { useChoiceListeners } from './choice-listeners.ts'

/** Fields made of several controls: a legend, its notes, the controls. */
function FieldGroup({
  name,
  label,
  hint,
  optional,
  children,
}: FieldProps & { children: ReactNode }) {
  const { error, describe } = useField(name)
  const { 'aria-describedby': describedBy } = describe(Boolean(hint))
  return (
    <fieldset
      className={`field${error ? ' field-invalid' : ''}`}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
    >
      <legend className="field-label">
        <FieldName label={label} optional={optional} />
      </legend>
      <FieldNotes name={name} hint={hint} />
      {children}
    </fieldset>
  )
}

interface ChoiceCardsProps extends FieldProps {
  options: readonly Option[]
  /** Ticks instead of a single choice; the schema then asks for an array. */
  multiple?: boolean
  /** The value chosen at first. */
  defaultValue?: string | readonly string[]
  /** Side by side on wide screens, for short labels. */
  columns?: boolean
  /** The value just chosen or cleared. */
  onChange?: (value: string, isChosen: boolean) => void
  /** A tap, Space or Enter on a choice, also on the one already chosen. Arrow keys only move. */
  onTake?: (value: string) => void
}

/** Large choices, one under another: one of several, or any of several with `multiple`. */
export function ChoiceCards(props: ChoiceCardsProps) {
  const { name, label, hint, optional, options, multiple = false, defaultValue = [] } = props
  const { id, error } = useField(name)
  const takingOf = useChoiceListeners(props.onTake)
  const chosen = typeof defaultValue === 'string' ? [defaultValue] : defaultValue
  return (
    <FieldGroup name={name} label={label} hint={hint} optional={optional}>
      <div className={`choices${props.columns ? ' choices-columns' : ''}`}>
        {options.map(asOption).map((option, index) => (
          <label className="choice" key={option.value}>
            <input
              className="choice-mark"
              type={multiple ? 'checkbox' : 'radio'}
              id={index === 0 ? id : `${id}-${option.value}`}
              name={name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
              disabled={option.disabled}
              {...takingOf(option.value)}
              {...(error && multiple ? { 'aria-invalid': true } : {})}
              {...(props.onChange
                ? {
                    onChange: (event: ChangeEvent<HTMLInputElement>) =>
                      props.onChange?.(option.value, event.target.checked),
                  }
                : {})}
            />
            <span>
              <span className="choice-name">{option.label}</span>
              {option.detail ? <span className="choice-detail">{option.detail}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** One statement to agree to. Its value is true or false. */
export function CheckboxField({
  name,
  label,
  hint,
  card = false,
  ...rest
}: Omit<FieldProps, 'optional'> &
  Omit<ComponentProps<'input'>, 'name' | 'id' | 'type' | 'className'> & { card?: boolean }) {
  const { id, error, describe, hintId } = useField(name)
  return (
    <div className={`field${error ? ' field-invalid' : ''}`}>
      <FieldNotes name={name} />
      <label className={`choice${card ? '' : ' choice-plain'}`}>
        <input
          className="choice-mark"
          type="checkbox"
          id={id}
          name={name}
          value="true"
          {...describe(Boolean(hint))}
          {...rest}
        />
        <span className="choice-name" data-field-name="">
          {label}
        </span>
      </label>
      {hint ? (
        <p className="field-hint choice-hint" id={hintId}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}

interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`. */
  defaultValue?: string
  /** A date of birth fills itself in from what the phone knows. */
  birthday?: boolean
}

const parts = [
  { key: 'day', label: 'Day', digits: 2 },
  { key: 'month', label: 'Month', digits: 2 },
  { key: 'year', label: 'Year', digits: 4 },
] as const

/**
 * A date one knows by heart, typed in three parts. The form reads it as one `YYYY-MM-DD`; near
 * dates, such as appointments, are picked from a week of days instead.
 */
export function DateField({ name, label, hint, optional, defaultValue, birthday }: DateFieldProps) {
  const { id, error } = useField(name)
  const [year = '', month = '', day = ''] = defaultValue?.split('-') ?? []
  const typed = { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year }
  return (
    <FieldGroup name={name} label={label} hint={hint} optional={optional}>
      <div className="date-parts">
        {parts.map((part) => (
          <label key={part.key}>
            <span>{part.label}</span>
            <input
              className={`control date-part date-part-${part.key}`}
              id={part.key === 'day' ? id : `${id}-${part.key}`}
              name={`${name}.${part.key}`}
              inputMode="numeric"
              maxLength={part.digits}
              defaultValue={typed[part.key]}
              autoComplete={birthday ? `bday-${part.key}` : 'off'}
              {...(error ? { 'aria-invalid': true as const } : {})}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
