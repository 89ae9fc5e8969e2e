import * as z from 'zod/mini'
import {
  likelyDuplicates,
  mergePreview,
  mergeQuestion,
  newMerge,
  patientMerge,
} from '#domain/registrations/merge.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asSystemFor } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import { listMerges, mergeRecords, openMergePreview } from './data.ts'
import { listDuplicates } from './duplicates/data.ts'
import { undoMerge } from './undo/data.ts'

/** Two records of one person in an admin's hands: who they are and numbers, nothing of health. */
export const mergeRoutes = apiRoutes()
  .get(
    '/admin/likely-duplicates',
    route({
      audience: 'admin',
      summary: 'List pairs of records that may be of one person, the newest registrations first',
      responses: { 200: likelyDuplicates },
    }),
    validate.query(z.object({ after: z.optional(uuid('Send the id of a patient.')) })),
    async (c) => {
      const { actor } = c.var
      const { after } = c.req.valid('query')
      const found = await asSystemFor(actor, 'find records of one person', (tx) =>
        listDuplicates(tx, actor.user_id, after),
      )
      return c.json(found, 200)
    },
  )
  .post(
    '/admin/patient-merge-previews',
    route({
      audience: 'admin',
      summary: 'Compare two records before they are merged: who they are, and how much each has',
      responses: { 200: mergePreview },
      problems: [404],
    }),
    validate.json(mergeQuestion),
    async (c) => {
      const { actor } = c.var
      const { one_id, other_id } = c.req.valid('json')
      const preview = await asSystemFor(actor, 'compare two records of one person', (tx) =>
        openMergePreview(tx, actor.user_id, [one_id, other_id]),
      )
      return c.json(preview, 200)
    },
  )
  .get(
    '/admin/patient-merges',
    route({
      audience: 'admin',
      summary: 'List merged records, the newest first, with until when each merge can be undone',
      responses: { 200: z.array(patientMerge) },
    }),
    async (c) => {
      const { actor } = c.var
      const listed = await asSystemFor(actor, 'list merges for an admin', (tx) =>
        listMerges(tx, actor.user_id),
      )
      return c.json(listed, 200)
    },
  )
  .post(
    '/admin/patient-merges',
    route({
      audience: 'admin',
      summary: 'Merge two records of one person; it can be undone for 30 days',
      responses: { 200: patientMerge, 201: patientMerge },
      problems: [404, 409],
    }),
    validate.json(newMerge),
    async (c) => {
      const { actor } = c.var
      const asked = c.req.valid('json')
      const { merge, isNew } = await asSystemFor(actor, 'merge two records of one person', (tx) =>
        mergeRecords(tx, actor.user_id, asked),
      )
      return c.json(merge, isNew ? 201 : 200)
    },
  )
  .post(
    '/admin/patient-merges/:id/undo',
    route({
      audience: 'admin',
      summary: 'Undo a merge: what it has moved goes back, what was written since stays',
      responses: { 200: patientMerge },
      problems: [404, 409],
    }),
    validate.param(z.object({ id: uuid('Send the id of a merge.') })),
    validate.nothing(),
    async (c) => {
      const { actor } = c.var
      const { id } = c.req.valid('param')
      const undone = await asSystemFor(actor, 'undo a merge of two records', (tx) =>
        undoMerge(tx, actor.user_id, id),
      )
      return c.json(undone, 200)
    },
  )
