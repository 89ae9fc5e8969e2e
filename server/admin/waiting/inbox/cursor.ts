import * as z from 'zod/mini'
import { uuid } from '#domain/values/uuid.ts'

/** Which entry of the list the wanted ones follow. */
export interface WaitingCursor {
  is_urgent: boolean
  /** Microseconds since 1970, as text: exact as the database has it. */
  since: string
  id: string
}

const form = /^([01])~(\d{1,16})~([0-9a-f-]{36})$/i

export const writeCursor = ({ is_urgent, since, id }: WaitingCursor) =>
  `${is_urgent ? 0 : 1}~${since}~${id}`

/** The place in the list that an earlier answer gave as `next`. */
export const waitingCursor = z.string().check(
  z.refine((text) => {
    const [, , , id] = form.exec(text) ?? []
    return uuid().safeParse(id).success
  }, 'Send what an earlier answer has as next.'),
)

/** @param text as `waitingCursor` accepts it */
export function readCursor(text: string): WaitingCursor {
  const [, rank, since, id] = form.exec(text)!
  return { is_urgent: rank === '0', since: since!, id: id! }
}
