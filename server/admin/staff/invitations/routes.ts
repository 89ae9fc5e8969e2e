import * as z from 'zod/mini'
import { passwordAlone } from '#domain/admin/accounts.ts'
import { newStaffInvitation } from '#domain/admin/staff-invitation.ts'
import { uuid } from '#domain/values/uuid.ts'
import { asSystemFor, type Transaction } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { route, validate } from '#server/platform/route.ts'
import { passwordCheck } from '../../../accounts/passwords/own-password.ts'
import { inviteAgain, type Invited, inviteStaff, withdrawInvitation } from './data.ts'
import { staffInvitationMail } from './mails.ts'

const byId = z.object({ id: uuid('Send the id of an account.') })

/** Accounts of people who are to work here, until they have chosen a password. */
export function staffInvitationRoutes(env: Env) {
  const requirePassword = passwordCheck(env)
  const mail = async (tx: Transaction, { email, role, token }: Invited) =>
    postMail(
      tx,
      await staffInvitationMail({ recipient: email, publicUrl: env.PUBLIC_URL }, role, token),
    )
  return apiRoutes()
    .post(
      '/admin/staff/invitations',
      route({
        audience: 'admin',
        summary:
          'Invite a person to work here as an admin, at the front desk or as a provider; asks for the password; they get an email',
        responses: { 200: z.object({ id: z.string() }), 201: z.object({ id: z.string() }) },
        problems: [409],
      }),
      validate.json(newStaffInvitation),
      async (c) => {
        const { actor } = c.var
        const { password, ...wanted } = c.req.valid('json')
        await requirePassword(c.var, password)
        const isNew = await asSystemFor(
          actor,
          'invite a person to work here, for an admin',
          async (tx) => {
            const invited = await inviteStaff(tx, { env }, actor.user_id, wanted)
            if (invited) await mail(tx, invited)
            return invited !== undefined
          },
        )
        return c.json({ id: wanted.id }, isNew ? 201 : 200)
      },
    )
    .post(
      '/admin/staff/invitations/:id/email',
      route({
        audience: 'admin',
        summary:
          'Send an open invitation again, with a new link; asks for the password; the earlier link does not work any more',
        responses: { 200: z.object({ id: z.string() }) },
        problems: [404, 429],
      }),
      validate.param(byId),
      validate.json(passwordAlone),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        await requirePassword(c.var, c.req.valid('json').password)
        await asSystemFor(actor, 'send an invitation again, for an admin', async (tx) =>
          mail(tx, await inviteAgain(tx, { env }, actor.user_id, id)),
        )
        return c.json({ id }, 200)
      },
    )
    .delete(
      '/admin/staff/invitations/:id',
      route({
        audience: 'admin',
        summary:
          'Withdraw an invitation that was not accepted; asks for the password: its account is erased',
        responses: { 204: true },
        problems: [404],
      }),
      validate.param(byId),
      validate.json(passwordAlone),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        await requirePassword(c.var, c.req.valid('json').password)
        await asSystemFor(actor, 'withdraw an invitation, for an admin', (tx) =>
          withdrawInvitation(tx, actor.user_id, id),
        )
        return c.body(null, 204)
      },
    )
}
