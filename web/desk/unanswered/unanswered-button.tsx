import { useQuery } from '@tanstack/react-query'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { useState } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { errorTitles } from '../texts.ts'
import { unanswered } from './unanswered-queries.ts'

const fetchDialog = async () => (await import('./unanswered-dialog.tsx')).UnansweredDialog

/** How many proposed times have no answer, and who they are. Not shown where there are none. */
export function UnansweredButton({ onOpen }: { onOpen: (appointment: DeskAppointment) => void }) {
  const { data: rows = [] } = useQuery(unanswered)
  const [isOpen, setOpen] = useState(false)
  const dialog = useLazyComponent(fetchDialog, errorTitles.details)
  if (rows.length === 0 && !isOpen) return null
  return (
    <>
      <Button variant="quiet" onClick={() => void dialog.bring().then(setOpen)}>
        To call: {rows.length}
      </Button>
      {isOpen && dialog.Part ? (
        <dialog.Part
          onOpen={(one) => {
            setOpen(false)
            onOpen(one)
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
