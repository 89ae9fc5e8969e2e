import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { DeskRow } from '../calendar/desk-row.tsx'
import { namesakesIn } from '../names.ts'
import { errorTitles } from '../texts.ts'
import { unmarked, unmarkedCount } from './unmarked-queries.ts'

type Open = (appointment: DeskAppointment) => Promise<void>

/** How many sessions were not marked, and which, once that is asked for. Not shown where there are none. */
export function UnmarkedButton({ onOpen }: { onOpen: Open }) {
  const { data: count = 0 } = useQuery(unmarkedCount)
  const [isOpen, setOpen] = useState(false)
  if (count === 0) return null
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Not marked: {count}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Sessions that were not marked">
        {isOpen ? (
          <UnmarkedList
            onOpen={async (opened) => {
              setOpen(false)
              await onOpen(opened)
            }}
          />
        ) : null}
      </Dialog>
    </>
  )
}

function UnmarkedList({ onOpen }: { onOpen: Open }) {
  const query = useQuery(unmarked)
  return (
    <>
      <p className="mb-4">
        They are over. Ask the provider to say on their Today page what happened.
      </p>
      <QueryView query={query} failed={errorTitles.calendar} fallback={<Skeleton lines={4} />}>
        {(rows) => {
          const namesakes = namesakesIn(rows.map(({ patient }) => patient))
          return (
            <ul className="desk-rows">
              {rows.map((one) => (
                <DeskRow
                  key={one.id}
                  appointment={one}
                  isNamed
                  hasDay
                  hasNamesake={namesakes.has(one.patient.id)}
                  onOpen={(opened) => void onOpen(opened)}
                />
              ))}
            </ul>
          )
        }}
      </QueryView>
    </>
  )
}
