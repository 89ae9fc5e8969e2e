import { formatPlainDay } from '#web/platform/values/day-name.ts'

interface Birth {
  date_of_birth: string | null
  born_in: number | null
}

/** The day of birth, or the year where no one knows the day. */
export function bornAs({ date_of_birth, born_in }: Birth): string {
  if (date_of_birth) return `Born ${formatPlainDay(date_of_birth)}`
  return born_in ? `Born in ${born_in}` : 'Date of birth not known'
}
