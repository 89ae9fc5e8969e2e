import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isActive } from '#domain/medications/doses.ts'
import { notesOnList } from '#domain/medications/list-checks.ts'
import { allergyMatch } from '#domain/medications/names/allergies.ts'
import type { Care } from '#domain/medications/options.ts'
import type { Medicine, MedicineBox } from '#domain/medications/schema.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { CareCard } from '#web/ui/care-card.tsx'
import { dayOf } from '#web/platform/values/dates.ts'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { allergyNote } from './allergy-note.ts'
import { MedicineCard } from './medicine-card.tsx'
import { removeMedicine, stopMedicine } from '../queries.ts'
import { beforeYouChange } from '../texts.ts'

interface MedicineListProps {
  box: MedicineBox
  now: number
  /** The current hub: its medicines come first. */
  care: Care
  /** As in the care profile; undefined where it does not say. */
  isPregnant: boolean | undefined
  onAdd: () => void
  onChange: (medicine: Medicine) => void
}

/** The user's current medicines, and below them the past ones. */
export function MedicineList({ box, now, care, isPregnant, onAdd, onChange }: MedicineListProps) {
  const client = useQueryClient()
  const [stopping, setStopping] = useState<Medicine>()
  const [removing, setRemoving] = useState<Medicine>()
  const today = dayOf(now)
  const allergies = useProfile().data?.known_allergies_conditions ?? ''
  const active = box.medicines
    .filter((medicine) => isActive(medicine, today))
    .toSorted((one, other) => Number(other.care === care) - Number(one.care === care))
  const notes = [
    ...active.flatMap(({ id, name }) => {
      const match = allergyMatch(name, allergies)
      const text = allergyNote(name, allergies, match)
      return match ? [{ key: id, title: `${name} and your allergies`, text }] : []
    }),
    ...notesOnList(active, isPregnant),
  ]
  const past = box.medicines.filter((medicine) => !isActive(medicine, today))
  const hasDoses = (medicine: Medicine) =>
    box.doses.some(({ medicine_id }) => medicine_id === medicine.id)
  const card = (medicine: Medicine) => (
    <MedicineCard
      key={medicine.id}
      medicine={medicine}
      now={now}
      onChange={() => onChange(medicine)}
      onStop={() => setStopping(medicine)}
      onRemove={hasDoses(medicine) ? undefined : () => setRemoving(medicine)}
    />
  )

  return (
    <section className="grid gap-4" aria-labelledby="my-medicines">
      <h2 id="my-medicines">My medicines</h2>
      {notes.map(({ key, title, text }) => (
        <CareCard key={key} level="clinician" title={title}>
          <p>{text}</p>
        </CareCard>
      ))}
      <ul className="grid">{active.map(card)}</ul>
      <div className="grid justify-items-start gap-4">
        <Button data-adds-fields="strength" onClick={onAdd}>
          Add a medicine
        </Button>
        <p className="text-muted">{beforeYouChange}</p>
      </div>
      {past.length > 0 ? (
        <details>
          <summary className="link min-h-11">Past medicines ({past.length})</summary>
          <ul className="mt-4 grid">{past.map(card)}</ul>
        </details>
      ) : null}
      <ConfirmDialog
        open={stopping !== undefined}
        onClose={() => setStopping(undefined)}
        title={`Stop taking ${stopping?.name ?? ''}?`}
        confirmLabel="Stop taking it"
        busyLabel="Stopping..."
        onConfirm={async () => {
          if (!stopping) return
          await stopMedicine(client, stopping.id)
          toast({ title: 'Stopped', text: `${stopping.name} stays in your history.` })
        }}
      >
        <p>Ask a clinician or a pharmacist first. What you logged so far stays in your history.</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={`Delete ${removing?.name ?? ''} from your list?`}
        confirmLabel="Delete it"
        busyLabel="Deleting..."
        onConfirm={async () => {
          if (!removing) return
          await removeMedicine(client, removing.id)
          toast({ title: 'Deleted', text: `${removing.name} is gone from your list.` })
        }}
      >
        <p>You cannot undo this. No dose of it was logged.</p>
      </ConfirmDialog>
    </section>
  )
}
