import { apiRoutes } from '#server/platform/http/api-routes.ts'
import {
  newStatusChanges,
  type NewStatusChanges,
  type StatusChange,
  statusChanges,
} from '#domain/practice/status-changes.ts'
import { type Actor, asActor } from '#server/platform/db.ts'
import { toProblem } from '#server/platform/problem.ts'
import { route, validate } from '#server/platform/route.ts'
import {
  changeProviderAppointment,
  hasBeenGiven,
  inOrderOfTime,
} from '../provider-appointments/data.ts'

export const statusChangeRoutes = apiRoutes().post(
  '/provider/status-changes',
  route({
    audience: 'approved-provider',
    summary:
      'Confirm, decline or complete several appointments; the answer says for each what came of it',
    answers: { 200: statusChanges },
  }),
  validate.json(newStatusChanges),
  async (c) => {
    const { ids, ...to } = c.req.valid('json')
    const { actor } = c.var
    const wanted = [...new Set(ids)]
    const own = await asActor(actor, (tx) => inOrderOfTime(tx, actor.user_id, wanted))
    const changes = new Map<string, StatusChange>()
    // One after the other: a call of many appointments takes one connection, as any other call does.
    for (const id of new Set([...own, ...wanted])) changes.set(id, await changeOne(actor, id, to))
    return c.json({ results: wanted.map((id) => changes.get(id)!) }, 200)
  },
)

/** In a transaction of its own, so that a conflict of one appointment leaves the others changed. */
async function changeOne(
  actor: Actor,
  id: string,
  { status, outcome }: Omit<NewStatusChanges, 'ids'>,
): Promise<StatusChange> {
  const done = { id, outcome: 'done', message: null } as const
  try {
    const isCompleted = status === 'completed'
    const change = { status, ...(isCompleted && outcome ? { outcome } : {}) }
    await asActor(actor, (tx) => changeProviderAppointment(tx, actor.user_id, id, change))
    return done
  } catch (error) {
    const failed = outcomeOf(id, error)
    // A retry whose first answer was lost finds its own work.
    const isOwnWork = await asActor(actor, (tx) => hasBeenGiven(tx, actor.user_id, id, status))
    return isOwnWork ? done : failed
  }
}

/**
 * What a failed step means for one appointment of many.
 *
 * @throws Problem what concerns the whole call: no rights, or no database
 */
function outcomeOf(id: string, error: unknown): StatusChange {
  const problem = toProblem(error)
  if (problem.status === 404) return { id, outcome: 'not_found', message: problem.message }
  if (problem.status === 409) return { id, outcome: 'conflict', message: problem.message }
  throw problem
}
