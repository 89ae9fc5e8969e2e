import type { Profile } from '#domain/profile.ts'

/** Whether a provider was approved to write plans; a therapist was not. */
export function isPlanWriter({ profession }: Pick<Profile, 'profession'>): boolean {
  return profession === 'dietitian' || profession === 'fitness expert'
}
