import { loadOnce } from '#web/platform/lazy.tsx'

/** The connection that keeps the number of open alerts current, shared with the messages of a page. */
export const fetchFollowLive = loadOnce(
  async () => (await import('#web/messages/live-queries.ts')).followLive,
)
