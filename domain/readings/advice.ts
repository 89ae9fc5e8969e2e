/** What to do about a reading, in our own words. It never says what a person has. */
export interface Advice {
  level: 'self-care' | 'clinician' | 'emergency'
  title: string
  lines: readonly string[]
  /** Any one of these turns the advice into: go to a hospital now. */
  danger_signs?: readonly string[]
  /** What comes first in the person's day while the reading is fresh; left out where it may wait. */
  next?: { title: string; text: string }
}
