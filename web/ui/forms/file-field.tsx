import { Field, type FieldProps, type Native } from './fields.tsx'
import { useField } from './form.tsx'

/** A file to send. `accept` names the types; the hint should say them and the size in words. */
export function FileField({ name, label, hint, optional, ...rest }: FieldProps & Native<'input'>) {
  const { id, describe } = useField(name)
  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      <input
        className="control"
        id={id}
        name={name}
        {...describe(Boolean(hint))}
        {...rest}
        type="file"
      />
    </Field>
  )
}
