import { useQuery } from '@tanstack/react-query'
import type { Room, RoomChoice as OfferedRoom } from '#domain/practice/rooms.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { RoomForm } from './room-form.tsx'

/** How the rooms are read: the desk and the provider have routes of their own. */
export interface OfferedRooms {
  queryKey: readonly string[]
  fetch: () => Promise<OfferedRoom[]>
}

interface RoomChoiceProps {
  offered: OfferedRooms
  /** The room it has now. */
  room: Room | null
  /** @throws ProblemError 409 where another session is in the room then */
  onAssign: (room_id: string | null) => Promise<void>
  onDone: () => void
  onClose: () => void
}

/** The room of an in-person appointment. */
export function RoomChoice({ offered, room, onAssign, onDone, onClose }: RoomChoiceProps) {
  // Others give rooms away in the meantime: never from the cache.
  const query = useQuery({
    queryKey: offered.queryKey,
    queryFn: offered.fetch,
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <QueryView query={query} failed="Could not load the rooms" fallback={<Skeleton lines={3} />}>
      {(rooms) => (
        <RoomForm
          rooms={rooms}
          room={room}
          onAssign={async (room_id) => {
            await onAssign(room_id)
            toast({ title: 'Room saved', text: 'The patient sees it in the app.' })
            onDone()
          }}
          onClose={onClose}
        />
      )}
    </QueryView>
  )
}
