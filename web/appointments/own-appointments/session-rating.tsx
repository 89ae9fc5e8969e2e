import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { canChangeRating, canRate } from '#domain/appointments/rating.ts'
import type { Appointment } from '#domain/appointments/schema.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { ownRatings } from './rating-queries.ts'
import { nameIdOf } from './when.ts'

const fetchForm = async () => (await import('./rating-form.tsx')).RatingForm

/** Asks the patient of a held session how it was, or shows what they said. */
export function SessionRating({ appointment, now }: { appointment: Appointment; now: number }) {
  const { data } = useQuery(ownRatings)
  const [isOpen, setOpen] = useState(false)
  const [hasSaved, setSaved] = useState(false)
  const said = useRef<HTMLParagraphElement>(null)
  // The form that had the focus is gone.
  useEffect(() => {
    if (hasSaved && !isOpen) said.current?.focus()
  }, [hasSaved, isOpen])
  if (!data) return null
  const rating = data.find((one) => one.appointment_id === appointment.id)
  const at = new Date(now)
  const mayOpen = rating ? canChangeRating(rating, at) : canRate(appointment, at)
  return (
    <>
      {rating ? (
        <p ref={said} tabIndex={-1}>
          You rated this session {rating.score} of 5.
        </p>
      ) : null}
      {mayOpen ? (
        <Button
          variant="quiet"
          className="justify-self-start"
          aria-describedby={nameIdOf(appointment)}
          aria-expanded={isOpen}
          data-adds-fields="score"
          data-of={appointment.id}
          onClick={() => setOpen(!isOpen)}
        >
          {rating ? 'Change your rating' : 'Rate this session'}
        </Button>
      ) : null}
      {mayOpen && isOpen ? (
        <Lazy
          load={fetchForm}
          props={{
            appointment,
            rating,
            onSaved: () => {
              setOpen(false)
              setSaved(true)
            },
          }}
        />
      ) : null}
    </>
  )
}
