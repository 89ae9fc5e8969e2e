import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { openedAccount, passwordAlone } from '#domain/admin/accounts.ts'
import { uuid } from '#domain/values/uuid.ts'
import { type Actor, asSystemFor } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import { passwordCheck } from '../../../accounts/passwords/own-password.ts'
import { openAccount } from '../data.ts'
import { deskEndedMail, deskGrantedMail } from '../mails.ts'
import { endRole, grantRole } from '../staff-role/data.ts'

const byId = z.object({ id: uuid('Send the id of an account.') })

/** The front desk of the clinic, as an admin grants it and takes it back. */
export function frontDeskRoutes(env: Env) {
  const requirePassword = passwordCheck(env)
  const open = async (actor: Actor, id: string) => {
    const account = await asSystemFor(actor, 'read the account that an admin changed', (tx) =>
      openAccount(tx, actor.user_id, id, env.REQUIRE_STAFF_MFA),
    )
    requireFound(account)
    return account
  }
  return apiRoutes()
    .put(
      '/admin/accounts/:id/front-desk',
      route({
        audience: 'admin',
        summary:
          'Make a client’s account part of the front desk; asks for the password: all its sessions end; its owner gets an email',
        responses: { 200: openedAccount },
        problems: [404, 409],
      }),
      validate.param(byId),
      validate.json(passwordAlone),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        await requirePassword(c.var, c.req.valid('json').password)
        await asSystemFor(actor, 'grant the front desk for an admin', async (tx) => {
          const recipient = await grantRole(tx, actor.user_id, id, 'front_desk')
          if (recipient?.address)
            await postMail(tx, await deskGrantedMail(recipient.address, env.PUBLIC_URL))
        })
        return c.json(await open(actor, id), 200)
      },
    )
    .delete(
      '/admin/accounts/:id/front-desk',
      route({
        audience: 'admin',
        summary:
          'Take an account out of the front desk; asks for the password: all its sessions end at once; its owner gets an email',
        responses: { 200: openedAccount },
        problems: [404, 409],
      }),
      validate.param(byId),
      validate.json(passwordAlone),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        await requirePassword(c.var, c.req.valid('json').password)
        await asSystemFor(actor, 'take the front desk away for an admin', async (tx) => {
          const recipient = await endRole(tx, actor.user_id, id, 'front_desk')
          if (recipient?.address)
            await postMail(tx, await deskEndedMail(recipient.address, env.PUBLIC_URL))
        })
        return c.json(await open(actor, id), 200)
      },
    )
}
