import { isOffered } from '../values/brand.ts'
import { freeWithAccount } from './benefits.ts'

/** What is free with any account, of what this clinic offers: "screening, diaries and the helplines". */
export function freeNow(): string {
  const all = freeWithAccount
    .filter(({ feature }) => !feature || isOffered(feature))
    .map(({ text }) => text)
  return `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}
