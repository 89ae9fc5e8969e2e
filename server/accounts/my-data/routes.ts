import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { erasureRequest, exportQuery, fhirBundle, personalData } from '#domain/accounts/account.ts'
import { audit } from '#server/platform/audit.ts'
import { now, todayInLusaka } from '#server/platform/clock.ts'
import { type Actor, authorize, asActor, asSystemFor } from '#server/platform/db.ts'
import { removeFiles } from '#server/platform/files/remove-files.ts'
import { notSignedIn, Problem } from '#server/platform/problem.ts'
import { streamInTurn } from '#server/platform/http/streamed-body.ts'
import { RateLimit } from '#server/platform/rate-limit.ts'
import { route, validate } from '#server/platform/route.ts'
import { FairQueue } from '#server/platform/workers/fair-queue.ts'
import type { Dependencies } from '../../feature.ts'
import { findAccount } from '../data.ts'
import { requireOwnPassword } from '../passwords/own-password.ts'
import { readProfile } from '../profile/data.ts'
import { findSession } from '../sessions/data.ts'
import { writeJsonCopy } from './copy/json-copy.ts'
import { openPersonCopy } from './copy/person-copy.ts'
import { eraseAndNotify } from './erase.ts'
import { tablesOfBundle, writeFhirCopy } from './fhir/fhir-copy.ts'
import { attachment, fileName } from '#server/platform/files/file-name.ts'

/**
 * A copy is written as it is read, and holds a page of rows in memory until its reader has taken it. A reader who takes
 * none holds one of these places for half a minute at most.
 */
const copying = new FairQueue({ running: 12, runningEach: 1, waiting: 40, waitingEach: 2 })

/** What a user may do with all stored data about them: copy it, or erase it. */
export function myDataRoutes({
  env,
  files,
  writeErasureMails,
  undoOpenMerges,
}: Pick<Dependencies, 'env' | 'files' | 'writeErasureMails' | 'undoOpenMerges'>) {
  const copies = new RateLimit(env, { name: 'copies of own data', points: 10, seconds: 600 })
  return apiRoutes()
    .get(
      '/me/export',
      route({
        audience: 'account',
        summary: 'Get a copy of all data about the caller',
        responses: { 200: personalData },
        also: { 'application/fhir+json': fhirBundle },
      }),
      validate.query(exportQuery),
      async (c) => {
        const { actor } = c.var
        const isFhir = c.req.valid('query').format === 'fhir'
        await authorize(actor)
        await countTry(copies, actor.user_id)
        const profile = await asActor(actor, (tx) => readProfile(tx, actor.user_id))
        const copy = await startCopy(actor, isFhir)
        const [what, extension, type] = isFhir
          ? ['health-data', 'fhir.json', 'application/fhir+json']
          : ['all-data', 'json', 'application/json']
        const name = fileName([what, profile?.full_name, todayInLusaka()], extension)
        return c.body(copy, 200, { 'Content-Type': type, ...attachment(name) })
      },
    )
    .delete(
      '/me',
      route({
        audience: 'account',
        summary: 'Erase the caller’s account and everything in it; asks for the password',
        responses: { 204: true },
      }),
      validate.json(erasureRequest),
      async (c) => {
        const { actor } = c.var
        await authorize(actor)
        const [account, session] = await asSystemFor(actor, 'see who asks to be erased', (tx) =>
          Promise.all([findAccount(tx, { id: actor.user_id }), findSession(tx, actor.session_id)]),
        )
        if (!account || !session) throw notSignedIn()
        const { user, factors } = account
        if (session.aal !== 'aal2' && factors.some((factor) => factor.status === 'verified')) {
          throw new Problem(
            403,
            'second_factor_required',
            'Please confirm your second factor first.',
          )
        }
        await requireOwnPassword(env, c.var, c.req.valid('json').password)
        const left = await asSystemFor(actor, 'erase a person at their own wish', (tx) =>
          eraseAndNotify(tx, { env, writeErasureMails, undoOpenMerges }, user),
        )
        await removeFiles(files, left)
        return c.body(null, 204)
      },
    )
}

/** @throws Problem 429 after too many */
async function countTry(limit: RateLimit, user_id: string): Promise<void> {
  const wait = await limit.secondsToWait(user_id)
  if (wait > 0)
    throw new Problem(429, 'too_many_requests', 'Too many tries. Please wait a moment.', {
      retryAfter: wait,
    })
}

/**
 * All stored data about the actor, as the body of a file; on record as an export. What fails before the first byte
 * is answered as a problem, and later the connection breaks.
 *
 * @throws Problem 503 where too many copies are under way
 */
function startCopy(actor: Actor, isFhir: boolean): Promise<ReadableStream<Uint8Array>> {
  const { user_id } = actor
  return streamInTurn(copying, user_id, async () => {
    await asActor(actor, (tx) =>
      audit(tx, { actor_id: user_id, subject_id: user_id, action: 'account.export' }),
    )
    const copy = await openPersonCopy(actor, isFhir ? tablesOfBundle : undefined)
    const at = now().toISOString()
    return isFhir ? writeFhirCopy(copy, at) : writeJsonCopy(copy, at)
  })
}
