import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { now } from '#server/platform/clock.ts'
import { asActorPipelined, authorize } from '#server/platform/db.ts'
import { eventStream } from '#server/platform/http/event-stream.ts'
import { Broadcaster, missed, type Notice } from '#server/platform/broadcaster.ts'
import { route } from '#server/platform/route.ts'
import { countOwnOpenAlerts } from '../../safety/data.ts'
import { findNewestMessageAt } from '../data.ts'

/** The channel on which the database announces new messages, read receipts and safety alerts. */
const channel = 'ubumi_messages'

/**
 * Notifies a user at once of a message to them, or by them from elsewhere, that the other
 * participant has read, and a provider of a safety alert to them. It sends ids alone: the client then requests the rest, with authorization.
 *
 * @param stopping aborts when the server stops
 */
export function messageStreamRoutes(stopping: AbortSignal) {
  const live = new Broadcaster(channel)
  return apiRoutes().get(
    '/messages/stream',
    route({
      audience: 'correspondent',
      summary:
        'Follow the caller’s messages and safety alerts as server-sent events: ready, message, read, alert, elsewhere',
      responses: { 200: 'text/event-stream' },
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
          return live.follow(actor.user_id, {
            // A client that lists messages after this misses nothing; nor does one that listed them
            // before, where the newest is older than that.
            onReady: () => {
              asActorPipelined(actor, (tx) =>
                Promise.all([findNewestMessageAt(tx), countOwnOpenAlerts(tx)]),
              ).then(
                ([at, open_alerts]) =>
                  stream.send('ready', {
                    quiet_ms: at && now().getTime() - at.getTime(),
                    open_alerts,
                  }),
                () => stream.send('ready'),
              )
            },
            onMessage: (notice) => {
              void isWelcome().then((is) => {
                if (!is) stream.end()
                else if (notice === missed) stream.send('ready')
                else stream.send(nameOf(notice), notice)
              })
            },
            leave: () => {
              stream.send('elsewhere')
              stream.end()
            },
          })
        },
      })
    },
  )
}

function nameOf(notice: Notice): 'read' | 'alert' | 'message' {
  if ('read_id' in notice) return 'read'
  return 'alert_id' in notice ? 'alert' : 'message'
}
