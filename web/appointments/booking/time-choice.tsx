import '#web/appointments/appointments.css'

import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { Slot } from '#domain/appointments/schema.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { SlotChoice } from './slot-choice.tsx'
import { WeekStrip } from './week-strip.tsx'

/** The day and the time that a form holds. */
export function useTimeChoice(firstDay: string) {
  const [day, setDay] = useState(firstDay)
  const [time, setTime] = useState<string>()

  // Another day has other times: the earlier choice is not carried over.
  function chooseDay(next: string) {
    setDay(next)
    setTime(undefined)
  }
  return { firstDay, day, time, chooseDay, setTime }
}

interface TimeChoiceProps {
  choice: ReturnType<typeof useTimeChoice>
  today: string
  /** The slots of the chosen day; undefined where it is not known yet whose they are. */
  slots: UseQueryResult<Slot[]> | undefined
  /** What is said in place of them then. */
  notYet?: string
  /** The times of sessions that move too: they are free. */
  released?: readonly string[]
  /** What is said where they cannot be loaded. */
  failed: string
  /** What is said where no slot is free. */
  noneFree: string
}

/** A day and one of its six times, as fields of a form that keeps what was chosen. */
export function TimeChoice({
  choice: { firstDay, day, time, chooseDay, setTime },
  today,
  slots,
  notYet,
  released = [],
  failed,
  noneFree,
}: TimeChoiceProps) {
  const isReleased = ({ starts_at }: Slot) =>
    released.some((at) => Date.parse(at) === Date.parse(starts_at))
  return (
    <>
      <input
        type="hidden"
        name="day"
        value={day}
        data-kept={firstDay}
        onInput={(event) => chooseDay(event.currentTarget.value)}
      />
      <input
        type="hidden"
        name="time"
        value={time ?? ''}
        data-kept=""
        onInput={(event) => setTime(event.currentTarget.value)}
      />
      <WeekStrip today={today} chosen={day} onChoose={chooseDay} />
      {slots ? (
        <QueryView
          query={slots}
          failed={failed}
          waiting={<Skeleton lines={4} text="Loading times..." />}
        >
          {(data) => (
            <SlotChoice
              day={day}
              slots={data.map((slot) => (isReleased(slot) ? { ...slot, free: true } : slot))}
              chosen={time}
              onChoose={setTime}
              noneFree={noneFree}
            />
          )}
        </QueryView>
      ) : (
        <p className="text-muted">{notYet}</p>
      )}
    </>
  )
}
