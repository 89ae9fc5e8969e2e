import { Hono } from 'hono'
import { admit } from '#server/platform/db.ts'
import { eventStream } from '#server/platform/event-stream.ts'
import { Live, missed } from '#server/platform/live.ts'
import { route, type RouteEnv } from '#server/platform/route.ts'

/** What a trigger notifies of each new message. */
const channel = 'ubumi_messages'

/**
 * Tells a person at once that something has been written to them, or by them elsewhere. It tells ids
 * alone: the message is then asked for, through the door.
 *
 * @param stopping aborts when the server stops
 */
export function messageStreamRoutes(stopping: AbortSignal) {
  const live = new Live(channel)
  return new Hono<RouteEnv>().get(
    '/messages/stream',
    route({
      audience: 'correspondent',
      summary: 'Follow one’s messages as server-sent events: ready, message, elsewhere',
      answers: { 200: 'text/event-stream' },
    }),
    async (c) => {
      const { actor, claims } = c.var
      await admit(actor)
      // Asked for its head alone, there is nothing to follow.
      if (c.req.raw.method === 'HEAD')
        return c.body(null, 200, { 'Content-Type': 'text/event-stream; charset=utf-8' })
      const isWelcome = () =>
        admit(actor).then(
          () => true,
          () => false,
        )
      return eventStream({
        isWelcome,
        until: (claims?.exp ?? 0) * 1000,
        stopping,
        begin(stream) {
          const unfollow = live.follow(actor.user_id, {
            hear: (notice) => {
              void isWelcome().then((is) => {
                if (!is) stream.end()
                else if (notice === missed) stream.send('ready')
                else stream.send('message', notice)
              })
            },
            leave: () => {
              stream.send('elsewhere')
              stream.end()
            },
          })
          // Whoever asks for what there is after this misses nothing.
          stream.send('ready')
          return unfollow
        },
      })
    },
  )
}
