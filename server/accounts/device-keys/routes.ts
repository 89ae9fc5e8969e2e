import * as z from 'zod/mini'
import { deviceKey } from '#domain/accounts/device-key.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import type { Env } from '#server/platform/env.ts'
import { route } from '#server/platform/route.ts'
import { deviceKeysOf } from './keys.ts'

export const deviceKeyRoutes = ({ AUTH_SECRETS }: Pick<Env, 'AUTH_SECRETS'>) =>
  apiRoutes().get(
    '/device-keys',
    route({
      audience: 'signed-in',
      summary: 'Read the keys that lock what one enters offline on a shared phone',
      responses: { 200: z.array(deviceKey) },
    }),
    (c) => c.json(deviceKeysOf(AUTH_SECRETS, c.var.actor.user_id), 200),
  )
