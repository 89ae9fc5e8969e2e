import { isPasswordTooLong, longPasswordMessage } from '#domain/accounts/accounts.ts'
import { takeOver, wantedLogin } from '#domain/registrations/take-over.ts'
import { asSystem } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { networkPrefixOf } from '#server/platform/http/address.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { RateLimit } from '#server/platform/rate-limit.ts'
import { route, validate } from '#server/platform/route.ts'
import { hashPassword, requireHashingCapacity } from '../../accounts/passwords/password-hashes.ts'
import { describeWeakness } from '../../accounts/passwords/password-policy.ts'
import { ageIssuesOf, findByTakeOverCode, takeOverRecord, wishLogin } from './data.ts'
import {
  codeNotFound,
  emailCodeWrong,
  requireNoIssues,
  takeOverBudgets,
  triedTooOften,
} from './take-over-problems.ts'

/** For a person whom the clinic has registered, who has no login and so is no actor. */
export const takeOverRoutes = (env: Env) => {
  const perAddress = new RateLimit(env, takeOverBudgets.tries)
  async function requireTry(address: string) {
    const wait = await perAddress.secondsToWait(networkPrefixOf(address))
    if (wait > 0) throw triedTooOften(wait)
  }

  return apiRoutes()
    .post(
      '/take-overs/logins',
      route({
        audience: 'everyone',
        summary:
          'Ask for a login for the record that the clinic made, by its code; an email brings a second code',
        responses: { 204: true },
        problems: [404, 429],
      }),
      validate.json(wantedLogin),
      async (c) => {
        const { caller_address } = c.var
        const { email, password, guardian_name, guardian_agrees, ...proof } = c.req.valid('json')
        await requireTry(caller_address)
        const weakness = isPasswordTooLong(password)
          ? longPasswordMessage
          : describeWeakness(password, env)?.message
        requireNoIssues(weakness ? { password: weakness } : {})
        requireHashingCapacity(caller_address)
        const first = await asSystem('open a record by its code', (tx) =>
          findByTakeOverCode(tx, env, proof),
        )
        if (!first) throw codeNotFound()
        requireNoIssues(ageIssuesOf(first, { guardian_name, guardian_agrees }))
        // Outside of any transaction: it takes long, and may be queued.
        const password_hash = await hashPassword(password, caller_address)
        const wait = await asSystem('send a code for a login', async (tx) => {
          const found = await findByTakeOverCode(tx, env, proof)
          return found ? wishLogin(tx, env, found, { email, password_hash, guardian_name }) : null
        })
        if (wait === null) throw codeNotFound()
        if (wait > 0) throw triedTooOften(wait)
        return c.body(null, 204)
      },
    )
    .post(
      '/take-overs',
      route({
        audience: 'everyone',
        summary: 'Take over the record that the clinic made, by its code and the code of the email',
        responses: { 204: true },
        problems: [404, 429],
      }),
      validate.json(takeOver),
      async (c) => {
        const { email_code, ...proof } = c.req.valid('json')
        await requireTry(c.var.caller_address)
        const isDone = await asSystem('give a person the login to their record', async (tx) => {
          const found = await findByTakeOverCode(tx, env, proof)
          return found ? takeOverRecord(tx, env, found, email_code) : null
        })
        if (isDone === null) throw codeNotFound()
        if (!isDone) throw emailCodeWrong()
        return c.body(null, 204)
      },
    )
}
