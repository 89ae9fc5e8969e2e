import type { Guide } from './guide.ts'

/** Words a minute of a person who reads English as a second language, on a phone. */
const wordsAMinute = 150

/** The text of a guide that is read aloud, in its order: a piece is a heading, a paragraph or a point. */
export const piecesOf = ({
  title,
  urgent,
  sections,
}: Pick<Guide, 'title' | 'urgent' | 'sections'>) => [
  title,
  ...(urgent ? [urgent] : []),
  ...sections.flatMap(({ heading, paragraphs, points = [] }) => [
    heading,
    ...paragraphs,
    ...points,
  ]),
]

export const countWords = (text: string) =>
  text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0

/** How many words a reader of the guide meets. */
export const wordsOf = (guide: Guide) => countWords(piecesOf(guide).join('\n'))

/** Whole minutes that a guide takes to read, at least one. */
export const minutesOf = (guide: Guide) => Math.max(1, Math.round(wordsOf(guide) / wordsAMinute))
