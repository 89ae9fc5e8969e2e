import * as z from 'zod/mini'

const at = z.iso.datetime({ offset: true })

/** A screening that its patient removed, for a provider who has seen it: when it was, never what was in it. */
export const removedScreening = z.object({ created_at: at, removed_at: at })
export type RemovedScreening = z.infer<typeof removedScreening>
