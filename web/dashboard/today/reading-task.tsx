import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { Advice } from '#domain/readings/advice/advice.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import type { Care } from '#domain/readings/care.ts'
import { readDraft } from '#web/readings/record/draft.ts'
import type { RecordFormProps } from '#web/readings/record/record-form.tsx'
import type { Advise, Measure } from '#web/readings/measure.ts'
import type { AnyReading } from '#web/readings/queries.ts'
import { isUrgent } from '#web/readings/urgency.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { TaskCard } from './task-card.tsx'

export type TaskFormProps<Reading> = RecordFormProps<Reading> & {
  /** The person has asked for it by a press. */
  takesFocus: boolean
}

/** The form of a hub, with the focus in its first field where it was asked for. */
export const inTask = <Reading extends AnyReading>(Form: ComponentType<RecordFormProps<Reading>>) =>
  function TaskForm({ takesFocus, ...props }: TaskFormProps<Reading>) {
    const box = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (takesFocus) box.current?.querySelector('input')?.focus()
    }, [takesFocus])
    return (
      <div ref={box}>
        <Form {...(props as RecordFormProps<Reading>)} />
      </div>
    )
  }

interface ReadingTaskProps<Reading extends AnyReading> {
  measure: Measure<Reading>
  advise: Advise<Reading>
  care: Care
  /** The form of the hub: its checks, its questions and what it stores offline. */
  fetchForm: () => Promise<ComponentType<TaskFormProps<Reading>>>
  title: string
  text: string
  last: Reading | undefined
  isFirst: boolean
  /** Without a press. */
  isOpen: boolean
  /** Before it is saved: what to do depends neither on the server nor on the connection. */
  onWarning: (advice: Advice) => void
  onSaved: () => void
}

/** Asks for a reading, which is entered in the card. */
export function ReadingTask<Reading extends AnyReading>(props: ReadingTaskProps<Reading>) {
  const { measure, advise, care, fetchForm, title, text, last, isFirst, onWarning, onSaved } = props
  const [isAsked, setAsked] = useState(false)
  const isOpen = isAsked || props.isOpen || hasDraft(measure.page)
  const warned = useRef<Advice>(undefined)

  function warns(reading: Reading) {
    const advice = advise(reading, care, 0)
    const isWarning = isUrgent(measure.show(reading, care), advice)
    if (isWarning) warned.current = advice
    return isWarning
  }

  /** The form shows an urgent reading twice: before it is saved, and then. */
  function take() {
    if (!warned.current) return onSaved()
    onWarning(warned.current)
    warned.current = undefined
  }

  return (
    <TaskCard title={title} text={text} isFirst={isFirst}>
      {isOpen ? (
        <div className="task-form">
          <Lazy
            fetchPart={fetchForm}
            props={{
              edited: undefined,
              onEdited: nothing,
              last,
              onRecorded: take,
              warns,
              takesFocus: isAsked,
            }}
            meanwhile={<Skeleton lines={4} />}
          />
        </div>
      ) : (
        <p>
          <Button variant="quiet" onClick={() => setAsked(true)}>
            Log {measure.name.toLowerCase()}
          </Button>
        </p>
      )}
    </TaskCard>
  )
}

/** Nothing that the server rejected is edited here. */
const nothing = () => undefined

/** The person comes back from the consent page, with what they typed. */
const hasDraft = (page: string) => Object.keys(readDraft(page)).length > 0
