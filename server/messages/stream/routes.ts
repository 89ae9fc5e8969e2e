import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { now } from '#server/platform/clock.ts'
import { asActorOnce, authorize } from '#server/platform/db.ts'
import { eventStream } from '#server/platform/http/event-stream.ts'
import { Live, missed } from '#server/platform/live.ts'
import { route } from '#server/platform/route.ts'
import { findNewestMessageAt } from '../data.ts'

/** What the database notifies of each new message, and of what was read. */
const channel = 'ubumi_messages'

/**
 * Notifies a user at once of a message to them, or by them from elsewhere, and that the other
 * participant has read. It sends ids alone: the client then requests the rest, with authorization.
 *
 * @param stopping aborts when the server stops
 */
export function messageStreamRoutes(stopping: AbortSignal) {
  const live = new Live(channel)
  return apiRoutes().get(
    '/messages/stream',
    route({
      audience: 'correspondent',
      summary:
        'Follow the caller’s messages as server-sent events: ready, message, read, elsewhere',
      answers: { 200: 'text/event-stream' },
    }),
    async (c) => {
      const { actor, claims } = c.var
      await authorize(actor)
      // Asked for its head alone, there is nothing to follow.
      if (c.req.raw.method === 'HEAD')
        return c.body(null, 200, { 'Content-Type': 'text/event-stream; charset=utf-8' })
      const isWelcome = () =>
        authorize(actor).then(
          () => true,
          () => false,
        )
      return eventStream({
        isWelcome,
        until: (claims?.exp ?? 0) * 1000,
        stopping,
        begin(stream) {
          const unfollow = live.follow(actor.user_id, {
            onMessage: (notice) => {
              void isWelcome().then((is) => {
                if (!is) stream.end()
                else if (notice === missed) stream.send('ready')
                else stream.send('read_id' in notice ? 'read' : 'message', notice)
              })
            },
            leave: () => {
              stream.send('elsewhere')
              stream.end()
            },
          })
          // A client that lists messages after this misses nothing; nor does one that listed them
          // before, where the newest is older than that.
          asActorOnce(actor, findNewestMessageAt).then(
            (at) => stream.send('ready', { quiet_ms: at && now().getTime() - at.getTime() }),
            () => stream.send('ready'),
          )
          return unfollow
        },
      })
    },
  )
}
