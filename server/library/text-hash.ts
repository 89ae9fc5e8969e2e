import { hash } from 'node:crypto'
import type { Guide } from '#domain/library/guide.ts'

/**
 * Which text a guide has: all that a clinician reviews, in one order of its parts. 43 letters of base64url
 * (SHA-256).
 */
export const textHash = ({ title, summary, urgent, sections, sources }: Guide) =>
  hash(
    'sha256',
    JSON.stringify([
      title,
      summary,
      urgent ?? null,
      sections.map(({ heading, paragraphs, points = [] }) => [heading, paragraphs, points]),
      sources.map((source) => [source.title, source.publisher, source.year, source.url]),
    ]),
    'base64url',
  )
