import type { Advice } from '#domain/readings/advice/advice.ts'
import type { Shown } from './measure.ts'

/** A warning: the advice comes before everything else and is announced at once. */
export const isUrgent = ({ isAlert }: Pick<Shown, 'isAlert'>, { level }: Advice) =>
  isAlert || level === 'emergency'
