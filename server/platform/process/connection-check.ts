import { apiRoutes } from '../http/api-routes.ts'
import * as z from 'zod/mini'
import { eventStream } from '../http/event-stream.ts'
import { proxyCheck } from '../http/address.ts'
import { isServiceKey } from '../keys/service-key.ts'
import { notFound } from '../problem.ts'
import { route } from '../route.ts'

const arrived = z.object({
  /** Address that the server counts as the caller's. */
  caller_address: z.string(),
  /** True where the request came from an address of TRUST_PROXY. */
  is_from_proxy: z.boolean(),
  /** What the proxy says in X-Forwarded-Proto. */
  forwarded_protocol: z.nullable(z.string()),
})
const received = z.object({ bytes: z.number() })

/** Milliseconds between the two events of the stream. */
export const eventGap = 1000

interface ConnectionCheck {
  AUTH_SERVICE_KEY: string
  TRUST_PROXY: readonly string[]
  stopping: AbortSignal
}

/**
 * What `npm run doctor` asks through the proxy: how a request arrives, whether events are passed on at
 * once, and how large a body may be. For the bearer of the service key; for all others it is not there.
 */
export function connectionCheckRoutes(settings: ConnectionCheck) {
  const isFromProxy = proxyCheck(settings.TRUST_PROXY)
  const check = <Answer extends z.ZodMiniType | 'text/event-stream'>(
    summary: string,
    answer: Answer,
  ) => route({ audience: 'everyone', summary, answers: { 200: answer }, problems: [404] })
  return apiRoutes()
    .use('/connection-check/*', async (c, next) => {
      const key = /^bearer +(.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
      if (!isServiceKey(key, settings.AUTH_SERVICE_KEY)) throw notFound()
      await next()
    })
    .get('/connection-check/request', check('Say how this request arrives', arrived), (c) =>
      c.json(
        {
          caller_address: c.get('caller_address'),
          is_from_proxy: isFromProxy(c),
          forwarded_protocol: c.req.header('x-forwarded-proto') ?? null,
        },
        200,
      ),
    )
    .post('/connection-check/body', check('Count the bytes of this request', received), async (c) =>
      c.json({ bytes: (await c.req.arrayBuffer()).byteLength }, 200),
    )
    .get(
      '/connection-check/events',
      check('Send two events, one second apart', 'text/event-stream'),
      () =>
        eventStream({
          begin(stream) {
            stream.send('first')
            const timer = setTimeout(() => {
              stream.send('second')
              stream.end()
            }, eventGap)
            return () => clearTimeout(timer)
          },
          isWelcome: async () => true,
          until: Date.now() + 10 * eventGap,
          stopping: settings.stopping,
        }),
    )
}
