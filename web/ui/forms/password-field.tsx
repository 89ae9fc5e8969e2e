import { useState } from 'react'
import { Field, type FieldProps, type Native } from './fields.tsx'
import { useField } from './form.tsx'

/** A password that can be shown, pasted and filled by a password manager. */
export function PasswordField({
  name,
  label,
  hint,
  optional,
  ...rest
}: FieldProps & Native<'input'>) {
  const { id, describe } = useField(name)
  const [isShown, setShown] = useState(false)
  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      <span className="control-wrap">
        <input
          className="control control-secret"
          id={id}
          name={name}
          autoComplete="current-password"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...describe(Boolean(hint))}
          {...rest}
          type={isShown ? 'text' : 'password'}
        />
        <button
          type="button"
          className="control-reveal"
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
          <span className="sr-only"> password</span>
        </button>
      </span>
    </Field>
  )
}
