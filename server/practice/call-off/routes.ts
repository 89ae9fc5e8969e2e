import { Hono } from 'hono'
import { calledOff, newCallOff } from '#domain/practice/call-off.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { route, type RouteEnv, takes } from '#server/platform/route.ts'
import { callOffHeld } from './data.ts'

export const callOffRoutes = new Hono<RouteEnv>().post(
  '/provider/call-offs',
  route({
    audience: 'approved-provider',
    summary:
      'Call off one or many appointments that are ahead; each patient gets an email, the reason is private',
    answers: { 200: calledOff },
  }),
  takes.json(newCallOff),
  async (c) => {
    const { actor } = c.var
    const wanted = c.req.valid('json')
    const called_off = await asSystemFor(actor, 'call off what a provider holds', (tx) =>
      callOffHeld(tx, actor.user_id, wanted),
    )
    return c.json({ called_off }, 200)
  },
)
