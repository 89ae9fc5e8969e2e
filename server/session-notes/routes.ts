import * as z from 'zod/mini'
import {
  newAmendment,
  newNoteTemplate,
  note,
  noteDraft,
  noteSignature,
  noteTemplate,
} from '#domain/session-notes/schema.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asActor, asSystemFor } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import { emailSharedNotes } from './notifications/shared-notes-email.ts'
import { amendNote, openNote, removeNote, saveNote, signNote } from './data.ts'
import { addTemplate, listTemplates, removeTemplate } from './templates/data.ts'

const noteParam = validate.param(z.object({ id: uuid('Send the id of a note.') }))

const seenNote = z.object({
  version: z.coerce
    .number('Send the version of the note.')
    .check(z.int('Send the version of the note.'), z.minimum(1, 'Send the version of the note.')),
})

/** @param env where the links of emails lead */
export const sessionNoteRoutes = (env: { PUBLIC_URL: string }) =>
  apiRoutes()
    .get(
      '/provider/notes/:id',
      route({
        audience: 'approved-provider',
        summary: 'Read a note of the caller as it is stored now; the reading is recorded',
        responses: { 200: note },
        problems: [404],
      }),
      noteParam,
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        return c.json(await asActor(actor, (tx) => openNote(tx, actor.user_id, id)), 200)
      },
    )
    .put(
      '/provider/notes/:id',
      route({
        audience: 'approved-provider',
        summary: 'Save the draft of a note on a patient of the caller',
        responses: { 200: note, 201: note },
        problems: [404, 409],
      }),
      noteParam,
      validate.json(noteDraft),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const draft = c.req.valid('json')
        const saved = await asActor(actor, (tx) => saveNote(tx, actor.user_id, id, draft))
        return c.json(saved.note, saved.isNew ? 201 : 200)
      },
    )
    .delete(
      '/provider/notes/:id',
      route({
        audience: 'approved-provider',
        summary: 'Remove a draft of the caller, as they have seen it',
        responses: { 204: true },
        problems: [409],
      }),
      noteParam,
      validate.query(seenNote),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const { version } = c.req.valid('query')
        await asActor(actor, (tx) => removeNote(tx, actor.user_id, id, version))
        return c.body(null, 204)
      },
    )
    .post(
      '/provider/notes/:id/signature',
      route({
        audience: 'approved-provider',
        summary:
          'Sign a draft of the caller, which nothing changes afterwards, and share it if wanted',
        responses: { 200: note },
        problems: [404, 409],
      }),
      noteParam,
      validate.json(noteSignature),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const signature = c.req.valid('json')
        const signed = await asActor(actor, (tx) => signNote(tx, actor.user_id, id, signature))
        const { appointment_id, shared_at } = signed
        if (shared_at && appointment_id)
          await asSystemFor(actor, 'email a patient about shared notes', (tx) =>
            emailSharedNotes(tx, appointment_id, env.PUBLIC_URL),
          )
        return c.json(signed, 200)
      },
    )
    .post(
      '/provider/notes/:id/amendments',
      route({
        audience: 'approved-provider',
        summary: 'Add to a note that the caller signed, beside what was signed',
        responses: { 200: note },
        problems: [404, 409],
      }),
      noteParam,
      validate.json(newAmendment),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const amendment = c.req.valid('json')
        return c.json(
          await asActor(actor, (tx) => amendNote(tx, actor.user_id, id, amendment)),
          200,
        )
      },
    )
    .get(
      '/provider/note-templates',
      route({
        audience: 'approved-provider',
        summary: 'List the caller’s own templates for notes',
        responses: { 200: z.array(noteTemplate) },
      }),
      async (c) => {
        const { actor } = c.var
        return c.json(await asActor(actor, (tx) => listTemplates(tx, actor.user_id)), 200)
      },
    )
    .post(
      '/provider/note-templates',
      route({
        audience: 'approved-provider',
        summary: 'Keep a template for the caller’s own notes',
        responses: { 200: noteTemplate, 201: noteTemplate },
        problems: [409],
      }),
      validate.json(newNoteTemplate),
      async (c) => {
        const { actor } = c.var
        const template = c.req.valid('json')
        const { row, isNew } = await asActor(actor, (tx) =>
          addTemplate(tx, actor.user_id, template),
        )
        return c.json(row, isNew ? 201 : 200)
      },
    )
    .delete(
      '/provider/note-templates/:id',
      route({
        audience: 'approved-provider',
        summary: 'Remove an own template',
        responses: { 204: true },
      }),
      validate.param(z.object({ id: uuid('Send the id of a template.') })),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        await asActor(actor, (tx) => removeTemplate(tx, actor.user_id, id))
        return c.body(null, 204)
      },
    )
