/** Most urgent first. */
export const crisisKindOrder = ['done', 'violence', 'self', 'other'] as const

/**
 * What a text may be about, so that the right help comes first:
 *
 * - `done` something was taken or tried: to hospital now
 * - `violence` a person is being hurt, or is afraid of another person
 * - `self` the writer thinks of dying, or of harming themselves or a person
 * - `other` it is about someone else: what to do for them
 */
export type CrisisKind = (typeof crisisKindOrder)[number]
