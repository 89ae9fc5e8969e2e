import * as z from 'zod/mini'
import { clinicSettings, newSettings, settingsChange } from '#domain/admin/clinic-settings.ts'
import { asActor, asSystemFor } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import { passwordCheck } from '../accounts/passwords/own-password.ts'
import { changeSettings, listChanges, readSettings } from './data.ts'
import { applySettings } from './own-brand.ts'

/** What the clinic says of itself, in an admin's hands. */
export function clinicSettingsRoutes(env: Env) {
  const requirePassword = passwordCheck(env)
  return apiRoutes()
    .get(
      '/admin/clinic-settings',
      route({
        audience: 'admin',
        summary: 'Read the name of the clinic, how it is reached, and what its invoices say',
        responses: { 200: clinicSettings },
      }),
      async (c) => c.json(await asActor(c.var.actor, readSettings), 200),
    )
    .get(
      '/admin/clinic-settings/changes',
      route({
        audience: 'admin',
        summary: 'List the last 50 changes of the settings, the newest first',
        responses: { 200: z.array(settingsChange) },
      }),
      async (c) =>
        c.json(await asSystemFor(c.var.actor, 'name the admin of each change', listChanges), 200),
    )
    .put(
      '/admin/clinic-settings',
      route({
        audience: 'admin',
        summary:
          'Set what the clinic says of itself; asks for the password: pages, emails and documents follow within a minute',
        responses: { 200: clinicSettings },
        problems: [409],
      }),
      validate.json(newSettings),
      async (c) => {
        const { actor } = c.var
        const typed = c.req.valid('json')
        await requirePassword(c.var, typed.password)
        const settings = await asActor(actor, (tx) => changeSettings(tx, actor.user_id, typed))
        applySettings(settings)
        return c.json(settings, 200)
      },
    )
}
