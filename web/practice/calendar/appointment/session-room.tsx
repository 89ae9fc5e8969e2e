import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { RoomChoice } from '#web/appointments/rooms/room-choice.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { nameOf } from '../patient-name.ts'
import { assignRoom, roomsFor } from './room-queries.ts'

/** Opens the choice of a room for an in-person session. */
export function SessionRoom({ appointment }: { appointment: ProviderAppointment }) {
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { id, room } = appointment
  return (
    <div className="form-actions">
      <Button variant="quiet" data-adds-fields="room_id" onClick={() => setOpen(true)}>
        {room ? 'Change room' : 'Choose a room'}
      </Button>
      <Dialog open={isOpen} onClose={close} title={`Room for ${nameOf(appointment)}`}>
        {isOpen ? (
          <RoomChoice
            offered={roomsFor(id)}
            room={room}
            onAssign={(room_id) => assignRoom(client, id, room_id)}
            onDone={close}
            onClose={close}
          />
        ) : null}
      </Dialog>
    </div>
  )
}
