import { useQueryClient } from '@tanstack/react-query'
import type { KeptRoom } from '#domain/practice/rooms.ts'
import { toasts } from '#web/admin/texts.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { addRoom, changeRoom } from './room-queries.ts'

/** The name of a room, new or known. */
export function RoomForm({ room, onClose }: { room?: KeptRoom; onClose: () => void }) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  return (
    <Form
      schema={async () => (await import('./room-schema.ts')).namedRoom}
      submitLabel={room ? 'Save name' : 'Add room'}
      busyLabel="Saving..."
      onSubmit={async ({ name }) => {
        if (room) await changeRoom(client, room.id, { name, is_retired: room.is_retired })
        else await addRoom(client, { name, id: retry.keyFor({ name }) })
        retry.reset()
        toast(toasts.roomSaved)
        onClose()
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      }
    >
      <TextField
        name="name"
        label="Name"
        hint="By its place, such as “Room 3” or “First floor, left”. Patients’ emails show it, so it says nothing about health."
        autoComplete="off"
        maxLength={40}
        defaultValue={room?.name}
      />
    </Form>
  )
}
