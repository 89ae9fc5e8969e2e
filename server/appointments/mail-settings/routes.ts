import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { mailSettings } from '#domain/appointments/schema.ts'
import { asActorOnce } from '#server/platform/db.ts'
import { route, validate } from '#server/platform/route.ts'
import { readMailSettings, setMailSettings } from './data.ts'

export const mailSettingsRoutes = apiRoutes()
  .get(
    '/mail-settings',
    route({
      audience: 'signed-in',
      summary: 'Read which emails the caller gets about appointments and messages',
      answers: { 200: mailSettings },
    }),
    async (c) => {
      const { actor } = c.var
      return c.json(await asActorOnce(actor, (tx) => readMailSettings(tx, actor.user_id)), 200)
    },
  )
  .put(
    '/mail-settings',
    route({
      audience: 'signed-in',
      summary: 'Set which emails the caller gets about appointments and messages',
      answers: { 200: mailSettings },
    }),
    validate.json(mailSettings),
    async (c) => {
      const { actor } = c.var
      const settings = c.req.valid('json')
      await asActorOnce(actor, (tx) => setMailSettings(tx, actor.user_id, settings))
      return c.json(settings, 200)
    },
  )
