import type { GuideSummary } from './schema.ts'

/** A text as it is searched: in small letters, without marks, and with one form of the apostrophe. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ŋ', 'n')
    .replaceAll(/['’‘ʼ`´]/g, '')

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
