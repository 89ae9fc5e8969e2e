import { useRef, useState } from 'react'
import { maxTimes } from '#domain/medications/options.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { FieldName, FieldNotes } from '#web/ui/forms/fields.tsx'
import { TimeInput } from '#web/ui/forms/time-field.tsx'
import { useField } from '#web/ui/forms/form.tsx'

/** From 1 to 6 times of the day, Lusaka time; the schema requires an array of `HH:MM`. */
export function TimesField({ defaultValue }: { defaultValue: readonly string[] }) {
  const name = 'times'
  const { id, error } = useField(name)
  const [times, setTimes] = useState(() => defaultValue.map((time, key) => ({ key, time })))
  const box = useRef<HTMLFieldSetElement>(null)
  const nextKey = useRef(defaultValue.length)

  function add() {
    nextKey.current += 1
    setTimes([...times, { key: nextKey.current, time: '' }])
  }
  function remove(key: number) {
    setTimes(times.filter((one) => one.key !== key))
    box.current?.querySelector('input')?.focus()
  }

  return (
    <fieldset ref={box} className={`field${error ? ' field-invalid' : ''}`}>
      <legend className="field-label">
        <FieldName label="At what time" />
      </legend>
      <FieldNotes name={name} />
      <ol className="grid gap-2">
        {times.map(({ key, time }, place) => (
          <li key={key} className="flex items-start gap-2">
            <TimeInput
              name={name}
              id={place === 0 ? id : `${id}-${key}`}
              aria-label={`Time ${place + 1}`}
              about={`time ${place + 1}`}
              defaultValue={time}
              {...(error ? { 'aria-invalid': true as const } : {})}
            />
            {times.length > 1 ? (
              <Button
                variant="quiet"
                aria-label={`Remove time ${place + 1}`}
                data-removes-fields={name}
                onClick={() => remove(key)}
              >
                Remove
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
      {times.length < maxTimes ? (
        <Button variant="quiet" data-adds-fields="times" onClick={add}>
          Add a time
        </Button>
      ) : null}
    </fieldset>
  )
}
