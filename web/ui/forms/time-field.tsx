import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react'
import { readTimeOfDay, withPart } from '#domain/values/time-of-day.ts'
import { Button } from '../actions/button.tsx'
import { Field, type FieldProps } from './fields.tsx'
import { useField } from './form.tsx'

const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))
const quarters = ['00', '15', '30', '45']

interface TimeInputProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'onInput' | 'className'
> {
  /** `HH:MM`. */
  defaultValue?: string | undefined
  /** What the button beside the field is for, where the page has several: "Time 2". */
  about?: string | undefined
}

/**
 * A time of the 24-hour clock: typed as people write it, or chosen from the hours of the day and the
 * quarters of an hour. What can be read becomes `HH:MM` when the field is left.
 */
export function TimeInput({ about, ...rest }: TimeInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** What the field says, as `HH:MM`; the chooser shows it. */
  const [time, setTime] = useState<string>()
  const [hour, minute] = time?.split(':') ?? []

  function follow() {
    setTime(readTimeOfDay(input.current!.value))
  }
  function tidy() {
    const field = input.current!
    field.value = readTimeOfDay(field.value) ?? field.value
  }
  function choose(part: { hour?: string; minute?: string }) {
    const field = input.current!
    field.value = withPart(field.value, part)
    // A draft of the form keeps what is chosen as it keeps what is typed.
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const choiceId = `${rest.id ?? rest.name}-choice`

  return (
    <div>
      <span className="flex flex-wrap items-end gap-2">
        <input
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          {...rest}
          className="control time-control"
          ref={input}
          onInput={follow}
          onBlur={tidy}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Enter') tidy()
          }}
        />
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={choiceId}
          onClick={() => {
            follow()
            setOpen(!isOpen)
          }}
        >
          {isOpen ? 'Close' : 'Choose'}
          <span className="sr-only"> {about ?? 'the time'}</span>
        </Button>
      </span>
      {isOpen ? (
        <div className="time-choice mt-2 grid gap-3" id={choiceId}>
          <div className="flex flex-wrap gap-2" role="group" aria-label="Hour">
            {hours.map((one) => (
              <Button
                key={one}
                variant="quiet"
                aria-pressed={one === hour}
                onClick={() => choose({ hour: one })}
              >
                {one}
              </Button>
            ))}
          </div>
          <div className="flex flex-wrap gap-2" role="group" aria-label="Minutes">
            {quarters.map((one) => (
              <Button
                key={one}
                variant="quiet"
                aria-pressed={one === minute}
                onClick={() => choose({ minute: one })}
              >
                :{one}
              </Button>
            ))}
          </div>
        </div>
      ) : null}
    </div>
  )
}

/** A time of the 24-hour clock with its label; the schema requires `HH:MM`. */
export function TimeField({
  name,
  label,
  hint = '24 hours: 06:30 or 18:30',
  optional,
  defaultValue,
}: FieldProps & { defaultValue?: string | undefined }) {
  const { id, describe } = useField(name)
  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      <TimeInput
        id={id}
        name={name}
        defaultValue={defaultValue}
        about={typeof label === 'string' ? label.toLowerCase() : undefined}
        {...describe(true)}
      />
    </Field>
  )
}
