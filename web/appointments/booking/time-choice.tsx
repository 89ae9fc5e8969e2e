import '#web/appointments/appointments.css'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { Slot } from '#domain/appointments/schema.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { WeekStrip } from './week-strip.tsx'
import { FieldNotes } from '#web/ui/forms/fields.tsx'
import { useField } from '#web/ui/forms/form.tsx'
import { SlotPills } from './slot-pills.tsx'

const fetchOver = async () => (await import('./overbook-fields.tsx')).OverbookFields

interface SlotChoiceProps {
  /** `YYYY-MM-DD` */
  day: string
  slots: readonly Slot[]
  /** The instant at which the chosen slot starts. */
  chosen: string | undefined
  onChoose: (starts_at: string) => void
  /** The text shown if no slot is free. */
  noneFree: string
}

/** The six times of a day as a field of a form; the chosen one, as long as it is free, is sent with it. */
function SlotChoice({ day, slots, chosen, onChoose, noneFree }: SlotChoiceProps) {
  const { error: missing } = useField('appointment_time')
  const free = slots.filter((slot) => slot.free)
  return (
    <div className={`field${missing ? ' field-invalid' : ''}`}>
      <FieldNotes name="appointment_time" {...(free.length === 0 ? { hint: noneFree } : {})} />
      <SlotPills
        day={day}
        slots={slots}
        chosen={chosen}
        onChoose={({ starts_at }) => onChoose(starts_at)}
      />
      {free.some(({ starts_at }) => starts_at === chosen) ? (
        <input type="hidden" name="appointment_time" value={chosen} />
      ) : null}
    </div>
  )
}

/** The day and the time that a form holds. */
export function useTimeChoice(firstDay: string, firstTime?: string) {
  const [day, setDay] = useState(firstDay)
  const [time, setTime] = useState(firstTime)
  /** Whether staff type a time that is not free. */
  const [isOver, setOver] = useState(false)

  // Another day has other times: the earlier choice is not carried over.
  function chooseDay(next: string) {
    setDay(next)
    setTime(undefined)
  }
  return { firstDay, day, time, chooseDay, setTime, isOver, setOver }
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
  /** The text shown if the slots cannot be loaded. */
  failed: string
  /** The text shown if no slot is free. */
  noneFree: string
  /** Whether staff may book over another visit, or outside of free times, for a reason. */
  mayOverbook?: boolean
}

/** A day and one of its six times, as fields of a form that keeps what was chosen. */
export function TimeChoice({
  choice: { firstDay, day, time, chooseDay, setTime, isOver, setOver },
  today,
  slots,
  notYet,
  released = [],
  failed,
  noneFree,
  mayOverbook = false,
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
      {isOver ? (
        <Lazy load={fetchOver} props={{}} />
      ) : slots ? (
        <QueryView
          query={slots}
          failed={failed}
          fallback={<Skeleton lines={4} text="Loading times..." />}
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
      {mayOverbook ? (
        <div>
          <Button
            variant="quiet"
            aria-expanded={isOver}
            data-adds-fields="over_time overbook_reason"
            onClick={() => {
              setTime(undefined)
              setOver(!isOver)
            }}
          >
            {isOver ? 'Choose a free time' : 'Another time, for a reason'}
          </Button>
        </div>
      ) : null}
    </>
  )
}
