import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  clinicRecord,
  invitationWay,
  invitedRecord,
  newClinicRecord,
} from '#domain/practice/clinic-records.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActorOnce, asSystemFor } from '#server/platform/db.ts'
import { pageQuery } from '#server/platform/page.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import {
  addClinicRecord,
  type ClinicSettings,
  inviteAgain,
  listClinicRecords,
  removeClinicRecord,
} from './data.ts'

const recordId = z.object({ id: uuid('Send the id of a record.') })

export const clinicRecordRoutes = (settings: ClinicSettings) =>
  apiRoutes()
    .get(
      '/provider/clinic-records',
      route({
        audience: 'approved-provider',
        summary: 'List the walk-in patients of the caller who have not answered',
        answers: { 200: z.array(clinicRecord) },
      }),
      validate.query(pageQuery),
      async (c) => {
        const { actor } = c.var
        const page = c.req.valid('query')
        const records = await asActorOnce(actor, (tx) => listClinicRecords(tx, actor.user_id, page))
        return c.json(records, 200)
      },
    )
    .post(
      '/provider/clinic-records',
      route({
        audience: 'approved-provider',
        summary:
          'Add a walk-in patient and invite them by email, or with a code that is answered once',
        answers: { 200: invitedRecord, 201: invitedRecord },
        problems: [409],
      }),
      validate.json(newClinicRecord),
      async (c) => {
        const { actor } = c.var
        const typed = c.req.valid('json')
        const { isNew, ...invited } = await asSystemFor(actor, 'add a walk-in patient', (tx) =>
          addClinicRecord(tx, settings, actor.user_id, typed),
        )
        return c.json(invited, isNew ? 201 : 200)
      },
    )
    .post(
      '/provider/clinic-records/:id/invitation',
      route({
        audience: 'approved-provider',
        summary: 'Send the invitation again, or make a new code; an earlier code ends',
        answers: { 200: invitedRecord },
        problems: [404],
      }),
      validate.param(recordId),
      validate.json(invitationWay),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const { by } = c.req.valid('json')
        const invited = await asSystemFor(actor, 'invite a walk-in patient', (tx) =>
          inviteAgain(tx, settings, actor.user_id, id, by),
        )
        return c.json(invited, 200)
      },
    )
    .delete(
      '/provider/clinic-records/:id',
      route({
        audience: 'approved-provider',
        summary: 'Erase the record of a walk-in patient who has not answered',
        answers: { 204: true },
        problems: [404],
      }),
      validate.param(recordId),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const isRemoved = await asSystemFor(actor, 'erase a walk-in patient', (tx) =>
          removeClinicRecord(tx, actor.user_id, id),
        )
        requireFound(isRemoved || undefined)
        return c.body(null, 204)
      },
    )
