import { readTimeOfDay } from './time-of-day.ts'

/** Hours of a day, `HH:MM`. */
export interface HourBlock {
  starts_at: string
  ends_at: string
}

/**
 * Hours of a day as people type them: `09:00 to 12:00, 14:00 to 17:00`; none where nothing is typed.
 *
 * @returns undefined where they cannot be read, are not in order, or meet
 */
export function readBlocks(written: string): HourBlock[] | undefined {
  if (written.trim() === '') return []
  const blocks = written.split(/[,;]/).map((part) => {
    const [from, to, ...rest] = part.split(/\s*(?:-|–|to)\s*/).filter((one) => one.trim() !== '')
    const [starts_at, ends_at] = [readTimeOfDay(from ?? ''), readTimeOfDay(to ?? '')]
    const isRead = rest.length === 0 && starts_at && ends_at && starts_at < ends_at
    return isRead ? { starts_at, ends_at } : undefined
  })
  const read = blocks.filter((one) => one !== undefined)
  const isInOrder = read.every(
    ({ starts_at }, index) => index === 0 || read[index - 1]!.ends_at < starts_at,
  )
  return read.length === blocks.length && isInOrder ? read : undefined
}

/** The same as `readBlocks` reads it. */
export const writeBlocks = (blocks: readonly HourBlock[]): string =>
  blocks.map(({ starts_at, ends_at }) => `${starts_at} to ${ends_at}`).join(', ')
