import type { Room, RoomChoice } from '#domain/practice/rooms.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { SelectField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'

interface RoomFormProps {
  rooms: readonly RoomChoice[]
  /** The room it has now. */
  room: Room | null
  onAssign: (room_id: string | null) => Promise<void>
  onClose: () => void
}

/** Which room an appointment has; those that are taken at that time cannot be chosen. */
export function RoomForm({ rooms, room, onAssign, onClose }: RoomFormProps) {
  return (
    <Form
      schema={async () => (await import('./room-schema.ts')).roomChoiceForm}
      submitLabel="Save room"
      busyLabel="Saving..."
      onSubmit={({ room_id }) => onAssign(room_id || null)}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      }
    >
      <SelectField
        name="room_id"
        label="Room"
        hint={
          rooms.length === 0
            ? 'There are no rooms yet. An admin adds them.'
            : 'The patient sees it in the app, in emails and in their calendar.'
        }
        defaultValue={room?.id ?? ''}
        options={[
          { value: '', label: 'No room' },
          ...rooms.map(({ id, name, is_free }) => ({
            value: id,
            label: is_free || id === room?.id ? name : `${name}, taken`,
            disabled: !is_free && id !== room?.id,
          })),
        ]}
      />
    </Form>
  )
}
