import type { Advice } from '#domain/readings/advice/advice.ts'
import type { Shown } from './measure.ts'

/** A warning: the advice comes before everything else and is announced at once. */
export const isUrgent = ({ isAlert }: Pick<Shown, 'isAlert'>, { level, today }: Advice) =>
  isAlert || level === 'emergency' || today !== undefined

/** A warning, or advice that stays until it is answered: it comes first, also after the page is opened again. */
export const comesFirst = (shown: Pick<Shown, 'isAlert'>, advice: Advice) =>
  isUrgent(shown, advice) || advice.stays === true
