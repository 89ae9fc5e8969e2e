import { isOffered } from '../values/brand.ts'
import type { SessionType } from './slots.ts'

/** The ways to meet that the clinic offers: without video, those that need none. */
export const offeredTypes = (types: readonly SessionType[]): readonly SessionType[] =>
  types.filter((type) => type !== 'Virtual' || isOffered('video'))
