import { type ComponentType, useState } from 'react'
import type { Advice } from '#domain/readings/advice/advice.ts'
import type { Care } from '#domain/readings/care.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import type { Measure } from '#web/readings/measure.ts'
import type { AnyReading } from '#web/readings/queries.ts'
import { drafts } from '#web/readings/record/draft.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { TaskCard } from './task-card.tsx'
import type { TaskFormProps } from './task-form.tsx'

interface ReadingTaskProps<Reading extends AnyReading> {
  measure: Measure<Reading>
  care: Care
  fetchForm: () => Promise<ComponentType<TaskFormProps<Reading>>>
  title: string
  text: string
  last: Reading | undefined
  /** Repeated values count. */
  lately: readonly Reading[]
  isFirst: boolean
  /** Without a press. */
  isOpen: boolean
  onWarning: (advice: Advice) => void
  onSaved: () => void
}

/** Asks for a reading, which is entered in the card. */
export function ReadingTask<Reading extends AnyReading>(props: ReadingTaskProps<Reading>) {
  const { measure, care, fetchForm, title, text, last, lately, isFirst, onWarning, onSaved } = props
  const [isAsked, setAsked] = useState(false)
  // The person comes back from the consent page, or to a reading that was not sent, with what they typed.
  const isOpen = isAsked || props.isOpen || drafts[measure.page].read() !== undefined
  return (
    <TaskCard title={title} text={text} isFirst={isFirst}>
      {isOpen ? (
        <div className="task-form">
          <Lazy
            load={fetchForm}
            props={{ care, last, lately, takesFocus: isAsked, onWarning, onSaved }}
            fallback={<Skeleton lines={4} />}
          />
        </div>
      ) : (
        <p>
          <Button
            variant="quiet"
            data-adds-fields={measure.page === '/hypertension' ? 'systolic' : 'glucose_level'}
            onClick={() => setAsked(true)}
          >
            Log {measure.name.toLowerCase()}
          </Button>
        </p>
      )}
    </TaskCard>
  )
}
