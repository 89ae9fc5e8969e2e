import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { asActor, authorize } from '#server/platform/db.ts'
import { eventStream } from '#server/platform/http/event-stream.ts'
import { Broadcaster, missed } from '#server/platform/broadcaster.ts'
import { route } from '#server/platform/route.ts'
import { isAtFrontDesk } from './data.ts'

/** The channel on which the database announces changes of visits, attendances and hours. */
const channel = 'ubumi_calendar'

/**
 * Notifies the front desk of each change of the clinic's calendar, and a provider of those of their own: what changed,
 * the day and the provider, and no name. The client then requests what it shows, with authorization.
 *
 * @param stopping aborts when the server stops
 */
export function calendarStreamRoutes(stopping: AbortSignal) {
  const live = new Broadcaster(channel)
  return apiRoutes().get(
    '/clinic/calendar-stream',
    route({
      audience: 'clinic-staff',
      summary:
        'Follow the changes of the clinic’s calendar as server-sent events without names: ready, visits, attendance, hours, elsewhere',
      responses: { 200: 'text/event-stream' },
    }),
    async (c) => {
      const { actor, claims } = c.var
      const isAtDesk = await asActor(actor, isAtFrontDesk)
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
            // A client that reads the calendar after this misses nothing.
            onReady: () => stream.send('ready'),
            group: isAtDesk ? 'front desk' : undefined,
            onMessage: (notice) => {
              void isWelcome().then((is) => {
                if (!is) stream.end()
                else if (notice === missed) stream.send('ready')
                else {
                  const { changed = 'visits', ...what } = notice
                  stream.send(changed, what)
                }
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
