import { apostrophes, plainName } from '../values/names.ts'
import type { GuideSummary } from './schema.ts'

/** A text as it is searched: as names are, and without apostrophes. */
const plain = (text: string) => plainName(text).replaceAll(apostrophes, '')

/** Whether each word that was typed is in the title, the summary or the topic of a guide. */
export function isFound(
  { title, summary, topic }: Pick<GuideSummary, 'title' | 'summary' | 'topic'>,
  typed: string,
) {
  const text = plain([title, summary, topic].join(' '))
  return plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => text.includes(word))
}
