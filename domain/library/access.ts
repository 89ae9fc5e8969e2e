import type { Guide, GuideTopic } from './guide.ts'

/** Read in an emergency: for everyone, without an account. */
const freeTopics: ReadonlySet<GuideTopic> = new Set(['safety', 'first aid'])

/** Whether anyone may read a guide, also without an account or a plan. */
export const isFree = ({ topic }: Pick<Guide, 'topic'>) => freeTopics.has(topic)
