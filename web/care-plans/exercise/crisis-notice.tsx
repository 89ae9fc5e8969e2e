import { ClinicianFirst } from './clinician-first.tsx'
import { useCrisisToday } from './crisis-queries.ts'

/** Above a plan, where a reading of today is an emergency. */
export function CrisisNotice() {
  return useCrisisToday() ? (
    <div className="mt-6">
      <ClinicianFirst hasPlan />
    </div>
  ) : null
}
