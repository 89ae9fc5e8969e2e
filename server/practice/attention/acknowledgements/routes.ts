import * as z from 'zod/mini'
import { longestAside } from '#domain/practice/attention/acknowledgement.ts'
import {
  attentionNote,
  newAttentionNote,
  type NewAttentionNote,
} from '#domain/practice/attention/acknowledgement-schema.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { uuid } from '#domain/values/uuid.ts'
import { now, todayInLusaka } from '#server/platform/clock.ts'
import { asActor } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { Problem } from '#server/platform/problem.ts'
import { route, validate } from '#server/platform/route.ts'
import { addAttentionNote, bringBack } from './data.ts'

export const acknowledgementRoutes = apiRoutes()
  .post(
    '/provider/attention/acknowledgements',
    route({
      audience: 'approved-provider',
      summary:
        'Note what was done about a patient who needs attention; the reasons wait for a day, or something new',
      responses: { 200: attentionNote, 201: attentionNote },
      problems: [404, 409],
    }),
    validate.json(newAttentionNote),
    async (c) => {
      const { actor } = c.var
      const given = c.req.valid('json')
      requireShortEnough(given, todayInLusaka())
      requireSeen(given, now())
      const { written, isNew } = await asActor(actor, (tx) =>
        addAttentionNote(tx, actor.user_id, given),
      )
      return c.json(written, isNew ? 201 : 200)
    },
  )
  .delete(
    '/provider/attention/:patient_id/aside',
    route({
      audience: 'approved-provider',
      summary: 'Show the reasons of a patient again that the caller has put aside',
      responses: { 204: true },
      problems: [404],
    }),
    validate.param(z.object({ patient_id: uuid('Send the id of a patient.') })),
    async (c) => {
      const { actor } = c.var
      const { patient_id } = c.req.valid('param')
      await asActor(actor, (tx) => bringBack(tx, actor.user_id, patient_id, todayInLusaka()))
      return c.body(null, 204)
    },
  )

/** @throws Problem 422 that names `return_on`, where the reasons would be put aside for too long, or not at all */
function requireShortEnough({ reasons, return_on }: NewAttentionNote, today: string): void {
  const days = longestAside(reasons.map(({ reason }) => reason))
  if (return_on > today && return_on <= dayAfter(today, days)) return
  const says = `Choose a day from tomorrow to ${days} days from now.`
  throw new Problem(422, 'invalid', says, { fields: { return_on: says } })
}

/** @throws Problem 422 where something is said to be seen that has not happened yet */
function requireSeen({ reasons }: NewAttentionNote, at: Date): void {
  if (reasons.every(({ newest }) => new Date(newest) <= at)) return
  const says = 'Send the reasons that were shown.'
  throw new Problem(422, 'invalid', says, { fields: { reasons: says } })
}
