import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { RoomForm } from '#web/appointments/rooms/room-form.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { failures, notices } from '../texts.ts'
import { assignRoom, roomsFor } from './room-queries.ts'

interface RoomChoiceProps {
  appointment: DeskAppointment
  onDone: () => void
  onClose: () => void
}

/** The room of an in-person appointment. */
export function RoomChoice({ appointment, onDone, onClose }: RoomChoiceProps) {
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
            onDone()
          }}
          onClose={onClose}
        />
      )}
    </QueryView>
  )
}
