import type { ScreeningResult } from '#domain/screening/schema.ts'

/** Where a screening was answered and who recorded it, for patients and staff; empty where its person answered alone. */
export function originOf(
  screening: Pick<ScreeningResult, 'at_clinic' | 'recorded_by_name' | 'is_own'>,
): string {
  const { at_clinic, recorded_by_name, is_own } = screening
  if (!at_clinic) return ''
  if (is_own) return 'At the clinic, recorded by you'
  return recorded_by_name ? `At the clinic, recorded by ${recorded_by_name}` : 'At the clinic'
}
