import { TextField } from '#web/ui/forms/fields.tsx'

/** One field for six digits; a phone offers the numeric keypad and the code of a message. */
export function CodeField({
  label = 'Six-digit code',
  defaultValue,
}: {
  label?: string
  defaultValue?: string | undefined
}) {
  return (
    <TextField
      name="code"
      label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      defaultValue={defaultValue}
    />
  )
}
