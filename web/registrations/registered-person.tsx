import { useQuery } from '@tanstack/react-query'
import type { RegisteredPatient } from '#domain/registrations/schema.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { registeredPatient } from './registration-queries.ts'
import { RegisteredSteps } from './registered-steps.tsx'

interface RegisteredPersonProps {
  id: string
  onBook?: (patient: RegisteredPatient) => void
  onClose: () => void
}

/** What the clinic has of a registered person, and what can be done for them. */
export function RegisteredPerson({ id, onBook, onClose }: RegisteredPersonProps) {
  const query = useQuery(registeredPatient(id))
  return (
    <QueryView
      query={query}
      failed="Error fetching the patient"
      onlyFresh
      fallback={<Skeleton lines={6} />}
    >
      {(patient) => <RegisteredSteps patient={patient} onBook={onBook} onClose={onClose} />}
    </QueryView>
  )
}
