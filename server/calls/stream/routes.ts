import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { callStreamQuery } from '#domain/calls/schema.ts'
import { callWindow } from '#domain/calls/window.ts'
import { uuid } from '#domain/values/uuid.ts'
import { type Actor, asActor } from '#server/platform/db.ts'
import { type EventStream, eventStream } from '#server/platform/http/event-stream.ts'
import { Broadcaster, missed, type Notice } from '#server/platform/broadcaster.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import { findCall } from '../data.ts'
import { followEntry, leaveEntry } from './data.ts'

/** What the database notifies of each change of a call, and of each signal. */
const channel = 'ubumi_calls'

/**
 * Notifies a participant at once that the state of their call has changed, and of signals to them: ids
 * only. The participant whose entry holds it is present as long as it lasts.
 *
 * @param stopping aborts when the server stops
 */
export function callStreamRoutes(stopping: AbortSignal) {
  const live = new Broadcaster(channel)
  return apiRoutes().get(
    '/appointments/:id/call/stream',
    route({
      audience: 'correspondent',
      summary: 'Follow a call as server-sent events: ready, call, signal, elsewhere',
      responses: { 200: 'text/event-stream' },
      problems: [404, 409, 410],
    }),
    validate.param(z.object({ id: uuid('Send the id of an appointment.') })),
    validate.query(callStreamQuery),
    async (c) => {
      const { actor, claims } = c.var
      const { id } = c.req.valid('param')
      const { entry } = c.req.valid('query')
      const session = await asActor(actor, (tx) => findCall(tx, id))
      // Asked for its head alone, there is nothing to follow.
      if (c.req.raw.method === 'HEAD')
        return c.body(null, 200, { 'Content-Type': 'text/event-stream; charset=utf-8' })
      const place = placeOf(actor, id, entry)
      requireFound(await place.signOfLife(true))
      let stream: EventStream | undefined
      const check = async () => {
        const sign = await place.signOfLife(false).catch(() => null)
        if (sign === 'elsewhere') stream?.send('elsewhere')
        return sign === 'present'
      }
      return eventStream({
        isWelcome: check,
        until: Math.min((claims?.exp ?? 0) * 1000, callWindow(session).until),
        stopping,
        begin(begun) {
          stream = begun
          const send = (event: string, data?: object) =>
            check().then((is) => (is ? begun.send(event, data) : begun.end()))
          const unfollow = live.follow(actor.user_id, {
            // A client that reads the call and its signals after this misses nothing.
            onReady: () => void send('ready'),
            onMessage(notice) {
              if (notice === missed) void send('ready')
              else if (notice.appointment_id === id) void sendNotice(notice)
            },
            leave() {
              begun.send('elsewhere')
              begun.end()
            },
          })
          const sendNotice = async ({ appointment_id, entry_id, signal_id }: Notice) => {
            if (!signal_id) await send('call', { appointment_id })
            else if (entry_id === entry) await send('signal', { signal_id })
          }
          return () => {
            unfollow()
            // If the goodbye cannot be written, the last sign of life expires by its time.
            place.leave().catch(() => {})
          }
        },
      })
    },
  )
}

/** How a stream says that its participant is present: only by an entry of theirs. */
function placeOf(actor: Actor, appointment_id: string, entry: string | undefined) {
  const stream = randomUUID()
  if (!entry)
    return {
      signOfLife: async () => {
        await asActor(actor, (tx) => findCall(tx, appointment_id))
        return 'present' as const
      },
      leave: async () => {},
    }
  return {
    signOfLife: (starts: boolean) =>
      asActor(actor, (tx) => followEntry(tx, appointment_id, entry, { stream, starts })),
    leave: () => asActor(actor, (tx) => leaveEntry(tx, entry, stream)),
  }
}
