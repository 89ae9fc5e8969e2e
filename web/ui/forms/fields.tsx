import type { ComponentProps, ReactNode } from 'react'
import { useField } from './form.tsx'
import { Icon } from '../icon.tsx'

/** What every field takes. `name` is the key in the schema and the column name. */
export interface FieldProps {
  name: string
  label: ReactNode
  hint?: ReactNode
  /** Says so beside the label; required is the silent rule. */
  optional?: boolean | undefined
}

export type Native<Tag extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentProps<Tag>,
  'name' | 'id' | 'className' | 'aria-describedby' | 'aria-invalid'
>

/** The label of a control. The name is separate so that messages can repeat it. */
export function FieldName({ label, optional }: Pick<FieldProps, 'label' | 'optional'>) {
  return (
    <>
      <span data-field-name="">{label}</span>
      {optional ? <span className="field-optional"> (optional)</span> : null}
    </>
  )
}

/** Hint and error under the name, in the order in which they are read out. */
export function FieldNotes({ name, hint }: Pick<FieldProps, 'name' | 'hint'>) {
  const { error, errorId, hintId } = useField(name)
  return (
    <>
      {hint ? (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field-error" id={errorId}>
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      ) : null}
    </>
  )
}

/** One label, its notes, one control. */
export function Field({
  name,
  label,
  hint,
  optional,
  children,
}: FieldProps & { children: ReactNode }) {
  const { id, error } = useField(name)
  return (
    <div className={`field${error ? ' field-invalid' : ''}`}>
      <label className="field-label" htmlFor={id}>
        <FieldName label={label} optional={optional} />
      </label>
      <FieldNotes name={name} hint={hint} />
      {children}
    </div>
  )
}

/** A line of text: name, email (`type="email"`), phone (`type="tel"`), search. */
export function TextField({ name, label, hint, optional, ...rest }: FieldProps & Native<'input'>) {
  const { id, describe } = useField(name)
  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      <input className="control" id={id} name={name} {...describe(Boolean(hint))} {...rest} />
    </Field>
  )
}

/**
 * A number with its unit. It is a text field with a numeric keypad: a number field drops what it
 * cannot read, rounds, and changes when one scrolls.
 */
export function NumberField({
  name,
  label,
  hint,
  optional,
  unit,
  decimal,
  ...rest
}: FieldProps & Native<'input'> & { unit?: string; decimal?: boolean }) {
  const { id, describe } = useField(name)
  const { 'aria-describedby': notes, ...invalid } = describe(Boolean(hint))
  const describedBy = [unit && `${id}-unit`, notes].filter(Boolean).join(' ')
  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      <span className="control-wrap">
        <input
          className="control control-number"
          id={id}
          name={name}
          inputMode={decimal ? 'decimal' : 'numeric'}
          autoComplete="off"
          enterKeyHint="next"
          {...(describedBy ? { 'aria-describedby': describedBy } : {})}
          {...invalid}
          {...rest}
        />
        {unit ? (
          <span className="control-unit" id={`${id}-unit`}>
            {unit}
          </span>
        ) : null}
      </span>
    </Field>
  )
}

/** Several lines of text. */
export function TextAreaField({
  name,
  label,
  hint,
  optional,
  ...rest
}: FieldProps & Native<'textarea'>) {
  const { id, describe } = useField(name)
  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      <textarea
        className="control"
        id={id}
        name={name}
        rows={4}
        {...describe(Boolean(hint))}
        {...rest}
      />
    </Field>
  )
}

/** One option a choice offers. A plain string is its own label. */
export type Option =
  | string
  | { value: string; label: ReactNode; detail?: ReactNode; disabled?: boolean }

/** An option with its value and label apart. */
export function asOption(option: Option): Exclude<Option, string> {
  return typeof option === 'string' ? { value: option, label: option } : option
}

/** A list too long for cards. Without `placeholder` the first option is chosen. */
export function SelectField({
  name,
  label,
  hint,
  optional,
  options,
  placeholder,
  ...rest
}: FieldProps & Native<'select'> & { options: readonly Option[]; placeholder?: string }) {
  const { id, describe } = useField(name)
  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      <span className="control-wrap">
        <select className="control" id={id} name={name} {...describe(Boolean(hint))} {...rest}>
          {placeholder ? <option value="">{placeholder}</option> : null}
          {options.map(asOption).map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="control-chevron">
          <Icon name="chevron" />
        </span>
      </span>
    </Field>
  )
}
