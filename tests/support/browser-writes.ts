import type { Source } from './sources.ts'

/** Calls that write to a store, and functions of `web/platform/` that give one. */
const writing =
  /\b(?:setItem|storeText|writePlain|tabDraft|visitorDraft|draftOfTab|openOutbox|plainList|keptList|caches\.open|indexedDB\.open)\s*(?:<[^()]*>)?\(|\bdocument\.cookie\s*=|\b(?:localStorage|sessionStorage)(?:\[|\.(?!getItem|setItem|removeItem|clear|length|key\b)\w+\s*=)/g

/** What only says how a function is called: its declaration, or its type. */
const declared =
  /\bfunction (?:storeText|writePlain|tabDraft|visitorDraft|draftOfTab|openOutbox|plainList|keptList)\b|\bsetItem\(key: string/g

export function countWrites({ text }: Pick<Source, 'text'>): number {
  return (text.match(writing)?.length ?? 0) - (text.match(declared)?.length ?? 0)
}

export const isOfWeb = ({ path }: Pick<Source, 'path'>) =>
  path.startsWith('web/') && !/\.test\.tsx?$/.test(path) && !path.startsWith('web/dev/')
