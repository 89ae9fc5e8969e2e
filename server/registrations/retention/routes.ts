import * as z from 'zod/mini'
import {
  changedRetention,
  pastErased,
  pastErasure,
  pastRecord,
  recordRetention,
} from '#domain/registrations/record-retention.ts'
import { asSystemFor } from '#server/platform/db.ts'
import type { FileStore } from '#server/platform/files/files.ts'
import { removeFiles } from '#server/platform/files/remove-files.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import type { passwordCheck } from '../../accounts/passwords/own-password.ts'
import { erasePastRecords, listPastRecords, readRetention, setRetention } from './data.ts'

/** How long the clinic keeps records, in an admin's hands. Nothing is erased without a press. */
export const retentionRoutes = (
  files: FileStore,
  requirePassword: ReturnType<typeof passwordCheck>,
) =>
  apiRoutes()
    .get(
      '/admin/record-retention',
      route({
        audience: 'admin',
        summary: 'How long records without a login are kept, and how many are past that',
        responses: { 200: recordRetention },
      }),
      async (c) =>
        c.json(
          await asSystemFor(c.var.actor, 'read how long records are kept', readRetention),
          200,
        ),
    )
    .put(
      '/admin/record-retention',
      route({
        audience: 'admin',
        summary: 'Set how long records without a login are kept; nothing is erased by it',
        responses: { 200: recordRetention },
      }),
      validate.json(changedRetention),
      async (c) => {
        const { actor } = c.var
        const typed = c.req.valid('json')
        const changed = await asSystemFor(actor, 'set how long records are kept', (tx) =>
          setRetention(tx, actor.user_id, typed),
        )
        return c.json(changed, 200)
      },
    )
    .get(
      '/admin/past-records',
      route({
        audience: 'admin',
        summary:
          'List records without a login whose person asked to be erased, or that are past the period',
        responses: { 200: z.array(pastRecord) },
      }),
      async (c) => {
        const { actor } = c.var
        const listed = await asSystemFor(actor, 'list records past the period', (tx) =>
          listPastRecords(tx, actor.user_id),
        )
        return c.json(listed, 200)
      },
    )
    .post(
      '/admin/past-record-erasures',
      route({
        audience: 'admin',
        summary:
          'Erase listed records that the caller has looked at, at most 20 at once; asks for the password',
        responses: { 200: pastErased },
      }),
      validate.json(pastErasure),
      async (c) => {
        const { actor } = c.var
        const { ids, password } = c.req.valid('json')
        await requirePassword(c.var, password)
        const { erased, files: left } = await asSystemFor(
          actor,
          'erase records past the period',
          (tx) => erasePastRecords(tx, actor.user_id, ids),
        )
        await removeFiles(files, left)
        return c.json({ erased }, 200)
      },
    )
