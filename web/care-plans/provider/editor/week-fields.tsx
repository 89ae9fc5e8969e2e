import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Weekday, weekdays } from '#domain/values/weekdays.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Form, useErrorsWithin, useField } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { type Row, without } from './draft.ts'
import { Tool } from './row-tools.tsx'

type Day = Row & { day: Weekday }

interface WeekFieldsProps<OneDay extends Day> {
  days: readonly OneDay[]
  onChange: (days: readonly OneDay[]) => void
  newDay: (day: Weekday) => OneDay
  /** The same day under another name, with new keys throughout. */
  copyDay: (day: OneDay, to: Weekday) => OneDay
  /** Nothing is filled in there yet, so it is expanded. */
  isBlank: (day: OneDay) => boolean
  /** "3 meals" */
  count: (day: OneDay) => string
  children: (day: OneDay, index: number) => ReactNode
}

const inOrder = <OneDay extends Day>(days: readonly OneDay[]) =>
  days.toSorted((one, other) => weekdays.indexOf(one.day) - weekdays.indexOf(other.day))

/**
 * The days of a plan, one under another in the order of the week, each to collapse, copy and
 * remove.
 */
export function WeekFields<OneDay extends Day>(props: WeekFieldsProps<OneDay>) {
  const { days, onChange } = props
  const [copied, setCopied] = useState<OneDay>()
  const { id: addId } = useField('weekly_schedule')
  const missing = weekdays.filter((day) => !days.some((one) => one.day === day))

  return (
    <Section title="The week">
      <div className="desk-days">
        {days.map((one, index) => (
          <DayFold
            key={one.key}
            name={`weekly_schedule.${index}`}
            title={one.day}
            count={props.count(one)}
            isOpenAtFirst={index === 0 || props.isBlank(one)}
          >
            {props.children(one, index)}
            <div className="desk-tools">
              <Tool label="Copy to other days" name={one.day} onPress={() => setCopied(one)} />
              <Tool
                label="Remove this day"
                name={one.day}
                onPress={() => {
                  flushSync(() => onChange(without(days, one.key)))
                  document.getElementById(addId)?.focus()
                }}
              />
            </div>
          </DayFold>
        ))}
      </div>
      {missing.length > 0 ? (
        <fieldset className="desk-add-days">
          <legend>Add a day</legend>
          {missing.map((day, index) => (
            <Button
              key={day}
              variant="quiet"
              id={index === 0 ? addId : undefined}
              onClick={() => onChange(inOrder([...days, props.newDay(day)]))}
            >
              {day}
            </Button>
          ))}
        </fieldset>
      ) : null}
      <CopyDialog
        day={copied}
        planned={days}
        onClose={() => setCopied(undefined)}
        onCopy={(to) => {
          const stored = days.filter(({ day }) => !to.includes(day))
          onChange(inOrder([...stored, ...to.map((day) => props.copyDay(copied!, day))]))
        }}
      />
    </Section>
  )
}

interface DayFoldProps {
  name: string
  title: string
  count: string
  isOpenAtFirst: boolean
  children: ReactNode
}

/** One day under its name; it cannot be collapsed while something in it is invalid. */
function DayFold(props: DayFoldProps) {
  const [isOpen, setOpen] = useState(props.isOpenAtFirst)
  const hasIssues = useErrorsWithin(props.name)
  return (
    <details
      className="desk-day"
      open={isOpen || hasIssues}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h3>{props.title}</h3>
        <span className="text-muted">{props.count}</span>
        <Icon name="chevron" />
      </summary>
      {props.children}
    </details>
  )
}

interface CopyDialogProps {
  day: Day | undefined
  planned: readonly Day[]
  onClose: () => void
  onCopy: (to: readonly Weekday[]) => void
}

function CopyDialog({ day, planned, onClose, onCopy }: CopyDialogProps) {
  const others = weekdays.filter((name) => name !== day?.day)
  return (
    <Dialog open={day !== undefined} onClose={onClose} title={`Copy ${day?.day ?? ''}`}>
      <Form
        schema={async () => (await import('./schemas.ts')).toDays}
        submitLabel="Copy"
        onSubmit={({ days }) => {
          onCopy(days)
          onClose()
        }}
      >
        <ChoiceCards
          name="days"
          label={`To which days does ${day?.day ?? 'it'} go?`}
          multiple
          columns
          options={others.map((name) => ({
            value: name,
            label: name,
            detail: planned.some((one) => one.day === name)
              ? 'What is planned there is replaced.'
              : undefined,
          }))}
        />
      </Form>
    </Dialog>
  )
}
