import { useEffect, useRef } from 'react'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'

export interface NoteFieldProps {
  /** What it holds at first. */
  held: string | undefined
  /** Opened by a press: it takes the focus. */
  isAsked: boolean
}

/** A few words beside a reading. */
export function NoteField({ held, isAsked }: NoteFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isAsked) field.current?.focus()
  }, [isAsked])
  return (
    <OwnWords>
      <TextField name="notes" label="Notes" optional defaultValue={held} ref={field} />
    </OwnWords>
  )
}
