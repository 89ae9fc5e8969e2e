import * as z from 'zod/mini'
import { currentText, newText, textChange } from '#domain/email-texts/schema.ts'
import { asActor, asSystemFor } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { setOwnTexts } from '#server/platform/mail/own-texts.ts'
import { route, validate } from '#server/platform/route.ts'
import { passwordCheck } from '../accounts/passwords/own-password.ts'
import { changeText, listTextChanges, listTexts, readOwnTexts } from './data.ts'
import { requireGoodWording, requireTextKey } from './text-problems.ts'

const byKey = z.object({ key: z.string() })

/** The texts of emails to patients, in an admin's hands. */
export function emailTextsRoutes(env: Env) {
  const requirePassword = passwordCheck(env)
  return apiRoutes()
    .get(
      '/admin/email-texts',
      route({
        audience: 'admin',
        summary: 'List the texts of emails to patients as they hold now',
        responses: { 200: z.array(currentText) },
      }),
      async (c) => c.json(await asActor(c.var.actor, listTexts), 200),
    )
    .get(
      '/admin/email-texts/:key/changes',
      route({
        audience: 'admin',
        summary: 'List the last 50 changes of the text of an email, the newest first',
        responses: { 200: z.array(textChange) },
        problems: [404],
      }),
      validate.param(byKey),
      async (c) => {
        const key = requireTextKey(c.req.valid('param').key)
        return c.json(
          await asSystemFor(c.var.actor, 'name the admin of each change', (tx) =>
            listTextChanges(tx, key),
          ),
          200,
        )
      },
    )
    .put(
      '/admin/email-texts/:key',
      route({
        audience: 'admin',
        summary:
          'Set the text of an email; asks for the password: emails follow within a minute. With our words it is ours again',
        responses: { 200: currentText },
        problems: [404, 409],
      }),
      validate.param(byKey),
      validate.json(newText),
      async (c) => {
        const { actor } = c.var
        const { password, ...wanted } = c.req.valid('json')
        const key = requireTextKey(c.req.valid('param').key)
        requireGoodWording(key, wanted)
        await requirePassword(c.var, password)
        const { text, own } = await asActor(actor, async (tx) => {
          const changed = await changeText(tx, actor.user_id, key, wanted)
          return { text: changed, own: await readOwnTexts(tx) }
        })
        setOwnTexts(own)
        return c.json(text, 200)
      },
    )
}
