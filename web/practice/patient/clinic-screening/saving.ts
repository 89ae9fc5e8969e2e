import type { RecordedScreening } from '#domain/practice/clinic-screenings.ts'

/** `failed` with the reason: nothing is stored, and the same can be sent again. */
export type Saving =
  | { state: 'saving' }
  | { state: 'saved'; recorded: RecordedScreening }
  | { state: 'failed'; reason: string }
