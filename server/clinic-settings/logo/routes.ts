import * as z from 'zod/mini'
import { logoChange, logoRemoval, logoSettings, newLogo } from '#domain/admin/clinic-logo.ts'
import { asActor, asSystemFor } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { limitUploads } from '#server/platform/files/upload.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import { changeLogo, listLogoChanges, readLogo } from './data.ts'
import { followLogo } from './own-logo.ts'
import { drawLogoIn } from './read-file.ts'

/** The logo of the clinic, in an admin's hands. */
export function clinicLogoRoutes(env: Env) {
  return apiRoutes()
    .get(
      '/admin/clinic-logo',
      route({
        audience: 'admin',
        summary: 'Read the address and size of the logo',
        responses: { 200: logoSettings },
      }),
      async (c) => c.json(await asActor(c.var.actor, readLogo), 200),
    )
    .get(
      '/admin/clinic-logo/changes',
      route({
        audience: 'admin',
        summary: 'List the last 50 changes of the logo, the newest first',
        responses: { 200: z.array(logoChange) },
      }),
      async (c) =>
        c.json(
          await asSystemFor(c.var.actor, 'name the admin of each change', listLogoChanges),
          200,
        ),
    )
    .post(
      '/admin/clinic-logo',
      route({
        audience: 'admin',
        summary:
          'Set the logo by an SVG or PNG of at most 100 kB, which the server draws; pages, emails and documents follow within a minute',
        responses: { 200: logoSettings },
        problems: [409, 413, 415],
      }),
      limitUploads(env, 'logo'),
      validate.form(newLogo),
      async (c) => {
        const { actor } = c.var
        const { logo, ...seen } = c.req.valid('form')
        const drawn = await drawLogoIn(actor.user_id, logo)
        const changed = await asActor(actor, (tx) =>
          changeLogo(tx, actor.user_id, { ...seen, drawn }),
        )
        await asSystemFor(actor, 'show the logo of the clinic', (tx) => followLogo(tx, changed))
        return c.json(changed, 200)
      },
    )
    .post(
      '/admin/clinic-logo/removal',
      route({
        audience: 'admin',
        summary: 'Go back to the usual mark; the logo stays in the history',
        responses: { 200: logoSettings },
        problems: [409],
      }),
      validate.json(logoRemoval),
      async (c) => {
        const { actor } = c.var
        const seen = c.req.valid('json')
        const changed = await asActor(actor, (tx) =>
          changeLogo(tx, actor.user_id, { ...seen, drawn: null }),
        )
        await asSystemFor(actor, 'show the logo of the clinic', (tx) => followLogo(tx, changed))
        return c.json(changed, 200)
      },
    )
}
