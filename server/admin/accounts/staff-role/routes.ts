import * as z from 'zod/mini'
import { openedAccount, passwordAlone } from '#domain/admin/accounts.ts'
import { uuid } from '#domain/values/uuid.ts'
import { type Actor, asSystemFor } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { route, validate } from '#server/platform/route.ts'
import { passwordCheck } from '../../../accounts/passwords/own-password.ts'
import { openAccount } from '../data.ts'
import { adminEndedMail, adminGrantedMail, deskEndedMail, deskGrantedMail } from '../mails.ts'
import { endRole, type GivenRole, grantRole } from './data.ts'

const byId = z.object({ id: uuid('Send the id of an account.') })

const steps = {
  grant: { change: grantRole, mails: { admin: adminGrantedMail, front_desk: deskGrantedMail } },
  end: { change: endRole, mails: { admin: adminEndedMail, front_desk: deskEndedMail } },
} as const

/** Roles of staff, as an admin gives them and takes them away. */
export function staffRoleRoutes(env: Env) {
  const requirePassword = passwordCheck(env)
  /** The account as it is then. */
  const changeRole = async (
    { actor, caller_address }: { actor: Actor; caller_address: string },
    step: keyof typeof steps,
    role: GivenRole,
    { id, password }: { id: string; password: string },
  ) => {
    await requirePassword({ actor, caller_address }, password)
    const { change, mails } = steps[step]
    await asSystemFor(actor, 'change a role of staff for an admin', async (tx) => {
      const recipient = await change(tx, actor.user_id, id, role)
      if (recipient?.address)
        await postMail(tx, await mails[role](recipient.address, env.PUBLIC_URL))
    })
    const account = await asSystemFor(actor, 'read the account that an admin changed', (tx) =>
      openAccount(tx, actor.user_id, id, env.REQUIRE_STAFF_MFA),
    )
    requireFound(account)
    return account
  }
  const answers = { responses: { 200: openedAccount }, problems: [404, 409] }
  return apiRoutes()
    .put(
      '/admin/accounts/:id/front-desk',
      route({
        audience: 'admin',
        summary:
          'Make a client’s account part of the front desk; asks for the password: all its sessions end; its owner gets an email',
        ...answers,
      }),
      validate.param(byId),
      validate.json(passwordAlone),
      async (c) => {
        const typed = { ...c.req.valid('param'), ...c.req.valid('json') }
        return c.json(await changeRole(c.var, 'grant', 'front_desk', typed), 200)
      },
    )
    .delete(
      '/admin/accounts/:id/front-desk',
      route({
        audience: 'admin',
        summary:
          'Take an account out of the front desk; asks for the password: all its sessions end at once; its owner gets an email',
        ...answers,
      }),
      validate.param(byId),
      validate.json(passwordAlone),
      async (c) => {
        const typed = { ...c.req.valid('param'), ...c.req.valid('json') }
        return c.json(await changeRole(c.var, 'end', 'front_desk', typed), 200)
      },
    )
    .put(
      '/admin/accounts/:id/admin-role',
      route({
        audience: 'admin',
        summary:
          'Make a client’s account that of an admin; asks for the password: all its sessions end; its owner gets an email',
        ...answers,
      }),
      validate.param(byId),
      validate.json(passwordAlone),
      async (c) => {
        const typed = { ...c.req.valid('param'), ...c.req.valid('json') }
        return c.json(await changeRole(c.var, 'grant', 'admin', typed), 200)
      },
    )
    .delete(
      '/admin/accounts/:id/admin-role',
      route({
        audience: 'admin',
        summary:
          'Take the role of an admin away from an account that is not your own; asks for the password: all its sessions end at once; its owner gets an email',
        ...answers,
      }),
      validate.param(byId),
      validate.json(passwordAlone),
      async (c) => {
        const typed = { ...c.req.valid('param'), ...c.req.valid('json') }
        return c.json(await changeRole(c.var, 'end', 'admin', typed), 200)
      },
    )
}
