import { readdirSync, readFileSync } from 'node:fs'
import type { CrisisKind } from '#domain/safety/crisis-words/kinds.ts'

/** How openly the danger is said; or why a harmless text may look dangerous. Not every author names it. */
export type TextGroup = 'plain' | 'indirect' | 'hard' | 'sad' | 'ordinary'

export interface CorpusText {
  text: string
  label: 'danger' | 'harmless'
  /** Empty where it is harmless. */
  kinds: CrisisKind[]
  group?: TextGroup
  author: string
}

const folder = new URL('../../domain/safety/crisis-words/corpus/', import.meta.url)

/** All texts, by author in the order of their names: a file each, a JSON object on each line. */
export function readCorpus(): CorpusText[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  return files.sort().flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const text = JSON.parse(line) as Omit<CorpusText, 'author'>
        return { ...text, author: file.replace('.jsonl', '') }
      }),
  )
}
