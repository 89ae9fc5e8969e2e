import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { KeptRoom } from '#domain/practice/rooms.ts'
import { AdminMain } from '#web/admin/admin-main.tsx'
import { errorTitles, toasts } from '#web/admin/texts.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { PageHeading, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { changeRoom, keptRooms } from './room-queries.ts'

const fetchForm = async () => (await import('./room-form.tsx')).RoomForm

/** The rooms of the clinic, which providers and the front desk give to in-person sessions. */
export function RoomsPage() {
  const [edited, setEdited] = useState<KeptRoom | 'new'>()
  const { Part: Form, bring } = useLazyComponent(fetchForm, errorTitles.form)
  const query = useQuery(keptRooms)
  const close = () => setEdited(undefined)
  const room = edited === 'new' ? undefined : edited

  async function edit(one: KeptRoom | 'new') {
    if (await bring()) setEdited(one)
  }

  return (
    <AdminMain>
      <PageHeading
        title="Rooms"
        lead="For in-person sessions. Providers and the front desk choose one for each; no room is used twice at a time."
        actions={
          <Button data-adds-fields="name" onClick={() => void edit('new')}>
            Add a room
          </Button>
        }
      />
      <QueryView query={query} failed={errorTitles.rooms} fallback={<Skeleton lines={6} />}>
        {(rooms) =>
          rooms.length === 0 ? (
            <p>No rooms yet. Add the first one.</p>
          ) : (
            <ul aria-label="Rooms" className="grid max-w-3xl">
              {rooms.map((one) => (
                <RoomRow key={one.id} room={one} onEdit={() => void edit(one)} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <Dialog open={edited !== undefined} onClose={close} title={room?.name ?? 'A new room'}>
        {Form ? <Form key={room?.id} {...(room ? { room } : {})} onClose={close} /> : null}
      </Dialog>
    </AdminMain>
  )
}

function RoomRow({ room, onEdit }: { room: KeptRoom; onEdit: () => void }) {
  const client = useQueryClient()
  const { id, name, is_retired, upcoming } = room
  const change = useAction(
    async () => {
      await changeRoom(client, id, { name, is_retired: !is_retired })
      toast(is_retired ? toasts.roomBack(name) : toasts.roomRetired(name))
    },
    { failure: errorTitles.room },
  )
  return (
    <li className="flex max-w-none flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hairline py-4">
      <div>
        <h2 className="text-lg wrap-anywhere">{name}</h2>
        <p className="text-muted">
          {is_retired
            ? 'Retired'
            : upcoming === 0
              ? 'No upcoming appointments'
              : `${upcoming} upcoming ${upcoming === 1 ? 'appointment' : 'appointments'}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" data-adds-fields="name" data-of={id} onClick={onEdit}>
          Rename<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <ActionButton variant="quiet" action={change}>
          {is_retired ? 'Use again' : 'Retire'}
          <VisuallyHidden> {name}</VisuallyHidden>
        </ActionButton>
      </div>
    </li>
  )
}
