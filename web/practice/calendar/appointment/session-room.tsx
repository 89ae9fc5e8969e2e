import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { RoomForm } from '#web/appointments/rooms/room-form.tsx'
import { failures, notices } from '#web/practice/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { nameOf } from '../patient-name.ts'
import { assignRoom, roomsFor } from './room-queries.ts'

/** Opens the choice of a room for an in-person session. */
export function SessionRoom({ appointment }: { appointment: ProviderAppointment }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="form-actions">
      <Button variant="quiet" data-brings="room_id" onClick={() => setOpen(true)}>
        {appointment.room ? 'Change room' : 'Choose a room'}
      </Button>
      <Dialog open={isOpen} onClose={close} title={`Room for ${nameOf(appointment)}`}>
        {isOpen ? <Choice appointment={appointment} onClose={close} /> : null}
      </Dialog>
    </div>
  )
}

function Choice({
  appointment,
  onClose,
}: {
  appointment: ProviderAppointment
  onClose: () => void
}) {
  const client = useQueryClient()
  const query = useQuery(roomsFor(appointment.id))
  return (
    <QueryView query={query} failed={failures.rooms} waiting={<Skeleton lines={3} />}>
      {(rooms) => (
        <RoomForm
          rooms={rooms}
          room={appointment.room}
          onAssign={async (room_id) => {
            await assignRoom(client, appointment.id, room_id)
            toast(notices.roomSaved)
            onClose()
          }}
          onClose={onClose}
        />
      )}
    </QueryView>
  )
}
