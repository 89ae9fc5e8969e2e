import { type ComponentType, useEffect, useRef } from 'react'
import type { Advice } from '#domain/readings/advice/advice.ts'
import { aroundOf } from '#domain/readings/advice/around.ts'
import type { Care } from '#domain/readings/care.ts'
import type { Advise, Measure } from '#web/readings/measure.ts'
import type { AnyReading } from '#web/readings/queries.ts'
import type { RecordFormProps } from '#web/readings/record/record-form.tsx'
import { isUrgent } from '#web/readings/urgency.ts'

export interface TaskFormProps<Reading extends AnyReading> {
  care: Care
  last: Reading | undefined
  lately: readonly Reading[]
  /** The person has asked for it by a press. */
  takesFocus: boolean
  /** Before it is saved: what to do depends neither on the server nor on the connection. */
  onWarning: (advice: Advice) => void
  onSaved: () => void
}

interface FormOfTask<Reading extends AnyReading> {
  measure: Measure<Reading>
  advise: Advise<Reading>
  /** The form of the hub: its checks, its questions and what it stores offline. */
  Form: ComponentType<RecordFormProps<Reading>>
}

/** The form of a hub, with the focus in its first field where it was asked for. */
export const inTask = <Reading extends AnyReading>({
  measure,
  advise,
  Form,
}: FormOfTask<Reading>) =>
  function TaskForm(props: TaskFormProps<Reading>) {
    const { care, last, lately, takesFocus, onWarning, onSaved } = props
    const box = useRef<HTMLDivElement>(null)
    const warned = useRef<Advice>(undefined)
    useEffect(() => {
      if (takesFocus) box.current?.querySelector('input')?.focus()
    }, [takesFocus])

    function warns(reading: Reading) {
      const advice = advise(reading, care, 0, aroundOf(reading, lately))
      if (!isUrgent(measure.show(reading, care), advice)) return undefined
      warned.current = advice
      return advice
    }

    /** The form shows an urgent reading twice: before it is saved, and then. */
    function take() {
      if (!warned.current) return onSaved()
      onWarning(warned.current)
      warned.current = undefined
    }

    return (
      <div ref={box}>
        <Form edited={undefined} onEdited={nothing} last={last} onRecorded={take} warns={warns} />
      </div>
    )
  }

/** Nothing that the server rejected is edited here. */
const nothing = () => undefined
