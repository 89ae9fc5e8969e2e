import { useState } from 'react'
import { dayAfter } from '#domain/values/lusaka.ts'
import { DateField } from '#web/ui/forms/choice-fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import type { ReportPeriod } from './report-queries.ts'

const lengths = [7, 30, 90]

/** The days up to today, both included. */
export const lastDays = (days: number, today: string): ReportPeriod => ({
  from: dayAfter(today, 1 - days),
  to: today,
})

interface PeriodChoiceProps {
  period: ReportPeriod
  /** How many last days are shown; a period where dates were chosen. */
  days: number | ReportPeriod
  onChoose: (chosen: number | ReportPeriod) => void
}

/** The last days by one press, or chosen days. */
export function PeriodChoice({ period, days: shown, onChoose }: PeriodChoiceProps) {
  const [isOwn, setOwn] = useState(false)
  return (
    <div className="grid gap-4">
      <div role="group" aria-label="Period" className="flex flex-wrap gap-2">
        {lengths.map((days) => (
          <button
            key={days}
            type="button"
            className="range-chip"
            aria-pressed={!isOwn && days === shown}
            onClick={() => {
              setOwn(false)
              onChoose(days)
            }}
          >
            {days} days
          </button>
        ))}
        <button
          type="button"
          className="range-chip"
          aria-pressed={isOwn}
          data-adds-fields="from"
          onClick={() => setOwn(true)}
        >
          Own dates
        </button>
      </div>
      {isOwn ? (
        <Form
          schema={async () => (await import('#domain/readings/report-schema.ts')).reportPeriod}
          submitLabel="Show these days"
          onSubmit={onChoose}
        >
          <div className="grid gap-4 sm:grid-cols-2">
            <DateField name="from" label="From" defaultValue={period.from} />
            <DateField name="to" label="To" defaultValue={period.to} />
          </div>
        </Form>
      ) : null}
    </div>
  )
}
