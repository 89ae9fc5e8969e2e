import './calendar/desk.css'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { absences } from './absences/absence-queries.ts'
import { AbsenceItem } from './absences/absence-item.tsx'
import { errorTitles } from './texts.ts'

const fetchForm = async () => (await import('./absences/absence-form.tsx')).AbsenceForm
const fetchAppointment = async () =>
  (await import('./appointment/appointment-dialog.tsx')).AppointmentDialog

/** When providers are absent, and which appointments fall into that. */
export function AbsencesPage() {
  const query = useQuery(absences)
  const [isAdding, setAdding] = useState(false)
  const [opened, setOpened] = useState<DeskAppointment>()
  const entry = useLazyComponent(fetchForm, errorTitles.form)
  const details = useLazyComponent(fetchAppointment, errorTitles.details)

  async function add() {
    setAdding(await entry.bring())
  }
  async function open(one: DeskAppointment) {
    if (await details.bring()) setOpened(one)
  }

  return (
    <Main>
      <PageHeading
        title="Absences"
        lead="Days or hours at which a provider cannot be booked. The provider sees the same list."
        actions={
          <Button data-adds-fields="provider_id cancel_reason" onClick={() => void add()}>
            Add an absence
          </Button>
        }
      />
      <QueryView query={query} failed={errorTitles.absences} fallback={<Skeleton lines={6} />}>
        {(all) =>
          all.length === 0 ? (
            <p>No absences from today on.</p>
          ) : (
            <ul aria-label="Absences" className="grid max-w-3xl">
              {all.map((one) => (
                <AbsenceItem key={one.id} absence={one} onOpen={(held) => void open(held)} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <LusakaTimeNote />
      <Dialog open={isAdding} onClose={() => setAdding(false)} title="An absence">
        {entry.Part ? <entry.Part onClose={() => setAdding(false)} /> : null}
      </Dialog>
      {opened && details.Part ? (
        <details.Part appointment={opened} onClose={() => setOpened(undefined)} />
      ) : null}
    </Main>
  )
}
