import { useState } from 'react'
import type { ClinicPurpose } from '#domain/registrations/clinic-consent.ts'
import type { RegisteredPatient } from '#domain/registrations/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { consentWords } from './consent-words.ts'
import { withdrawConsent } from './registration-queries.ts'

interface ConsentListProps {
  patient: RegisteredPatient
  onChanged: (patient: RegisteredPatient) => void
}

const isKnown = (purpose: string): purpose is ClinicPurpose => purpose in consentWords

/** What a person agreed to, each with the way to withdraw it for them. */
export function ConsentList({ patient, onChanged }: ConsentListProps) {
  if (patient.consents.length === 0)
    return <p>Nothing is agreed yet: no measurements and no other health data can be entered.</p>
  return (
    <ul className="grid gap-3">
      {patient.consents.filter(isKnown).map((purpose) => (
        <Agreed key={purpose} id={patient.id} purpose={purpose} onChanged={onChanged} />
      ))}
    </ul>
  )
}

function Agreed({
  id,
  purpose,
  onChanged,
}: {
  id: string
  purpose: ClinicPurpose
  onChanged: (patient: RegisteredPatient) => void
}) {
  const [isAsked, setAsked] = useState(false)
  return (
    <li className="grid justify-items-start gap-1">
      {consentWords[purpose].agreed}
      <Button variant="quiet" onClick={() => setAsked(true)}>
        Withdraw for them
        <VisuallyHidden>: {consentWords[purpose].agreed}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title="Withdraw this consent for them?"
        confirmLabel="Withdraw"
        busyLabel="Withdrawing..."
        onConfirm={async () => onChanged(await withdrawConsent(id, purpose))}
      >
        <p>
          Only if they asked for it. From now on it does not hold: {consentWords[purpose].agreed}.
        </p>
      </ConfirmDialog>
    </li>
  )
}
