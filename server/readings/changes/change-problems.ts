import { Problem } from '#server/platform/problem.ts'
import { requireFound } from '#server/platform/require-found.ts'

/** A provider who changes what was entered at a clinic for a patient who agrees to that. */
export interface ClinicChange {
  provider_id: string
  /** Whether they see, and so may change, what other providers entered. */
  sees_others: boolean
  /** What the patient reads about it; needed where another provider entered the reading. */
  reason: string | null
}

interface Origin {
  at_clinic: boolean
  recorded_by: string | null
}

const why = 'Write why: another provider entered this reading.'

/**
 * Stops a correction of what someone else entered.
 *
 * @param clinic undefined where the person changes their own reading
 * @throws Problem 403 where the person's reading was entered at a clinic, else as requireClinicEntry
 */
export function requireEntry(row: Origin, clinic: ClinicChange | undefined): void {
  if (clinic) return requireClinicEntry(row, clinic)
  if (row.at_clinic)
    throw new Problem(
      403,
      'entered_at_clinic',
      'This was entered at the clinic, so you cannot change it. You can remove it.',
    )
}

/**
 * @throws Problem 404 where the patient logged it, or another provider whose readings this one does not see; 422 where
 *   another provider entered it and there is no reason
 */
export function requireClinicEntry(row: Origin, clinic: ClinicChange): void {
  const isOwn = row.recorded_by === clinic.provider_id
  requireFound(row.at_clinic && (isOwn || clinic.sees_others))
  if (!isOwn && !clinic.reason) throw new Problem(422, 'invalid', why, { fields: { reason: why } })
}
