import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import {
  accountSearch,
  accountStates,
  listedAccount,
  newFactorReset,
  newSuspension,
  openedAccount,
  passwordAlone,
} from '#domain/admin/accounts.ts'
import {
  upcomingAppointment,
  cancelledAppointments,
  newCancellationByAdmin,
} from '#domain/practice/cancel-many.ts'
import { uuid } from '#domain/values/uuid.ts'
import { type Actor, asSystemFor } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { pageQuery } from '#server/platform/page.ts'
import { route, validate } from '#server/platform/route.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { cancelForProvider, listUpcoming } from '#server/practice/cancellations/data.ts'
import { passwordCheck } from '../../accounts/passwords/own-password.ts'
import {
  auditFoundAccounts,
  findAccounts,
  openAccount,
  restoreAccount,
  suspendAccount,
} from './data.ts'
import { resetFactors } from './factor-reset/data.ts'
import { factorResetMail, restoredMail, suspendedMail } from './mails.ts'

const byId = z.object({ id: uuid('Send the id of an account.') })
const unnamed =
  'Enter a name, or the start of an email or phone number, or ask for those who are suspended.'
const search = z
  .object({
    q: z._default(accountSearch, ''),
    state: z._default(z.enum(accountStates, 'Ask for any or suspended.'), 'any'),
    before: pageQuery.shape.before,
    limit: pageQuery.shape.limit,
  })
  // There is no list of all accounts.
  .check(
    z.refine(({ q, state }) => q !== '' || state === 'suspended', { path: ['q'], error: unnamed }),
  )

export function accountRoutes(env: Env) {
  const requirePassword = passwordCheck(env)
  const open = async (actor: Actor, id: string) => {
    const account = await asSystemFor(actor, 'read the account that an admin opens', (tx) =>
      openAccount(tx, actor.user_id, id, env.REQUIRE_STAFF_MFA),
    )
    requireFound(account)
    return account
  }
  return apiRoutes()
    .get(
      '/admin/accounts',
      route({
        audience: 'admin',
        summary:
          'Find accounts by words of a name, or by the start of an email or phone number, the newest first; each reading is recorded',
        responses: { 200: z.array(listedAccount) },
      }),
      validate.query(search),
      async (c) => {
        const { actor } = c.var
        const wanted = c.req.valid('query')
        const found = await asSystemFor(
          actor,
          'find accounts for an admin',
          (tx) => findAccounts(tx, wanted),
          { replica: true },
        )
        await asSystemFor(actor, 'record which accounts an admin was shown', (tx) =>
          auditFoundAccounts(tx, actor.user_id, found),
        )
        return c.json(found, 200)
      },
    )
    .get(
      '/admin/accounts/:id',
      route({
        audience: 'admin',
        summary: 'Read one account; the reading is recorded',
        responses: { 200: openedAccount },
        problems: [404],
      }),
      validate.param(byId),
      async (c) => c.json(await open(c.var.actor, c.req.valid('param').id), 200),
    )
    .post(
      '/admin/accounts/:id/suspension',
      route({
        audience: 'admin',
        summary:
          'Suspend an account; asks for the password: all its sessions end at once; its owner gets an email',
        responses: { 200: openedAccount },
        problems: [404, 409],
      }),
      validate.param(byId),
      validate.json(newSuspension),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const { password, ...typed } = c.req.valid('json')
        await requirePassword(c.var, password)
        await asSystemFor(actor, 'suspend an account for an admin', async (tx) => {
          const { address } = await suspendAccount(tx, actor.user_id, id, typed)
          if (address) await postMail(tx, await suspendedMail(address, env.PUBLIC_URL))
        })
        return c.json(await open(actor, id), 200)
      },
    )
    .get(
      '/admin/accounts/:id/appointments-ahead',
      route({
        audience: 'admin',
        summary: 'List the next appointments of a provider, without their patients',
        responses: { 200: z.array(upcomingAppointment) },
      }),
      validate.param(byId),
      async (c) => {
        const upcoming = await asSystemFor(c.var.actor, 'list what an admin may cancel', (tx) =>
          listUpcoming(tx, c.req.valid('param').id),
        )
        return c.json(upcoming, 200)
      },
    )
    .post(
      '/admin/accounts/:id/call-offs',
      route({
        audience: 'admin',
        summary:
          'Cancel all upcoming appointments of a provider, or those with these ids, with a private reason; each patient gets an email',
        responses: { 200: cancelledAppointments },
      }),
      validate.param(byId),
      validate.json(newCancellationByAdmin),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const wanted = c.req.valid('json')
        const called_off = await asSystemFor(actor, 'cancel for an admin', (tx) =>
          cancelForProvider(tx, actor.user_id, id, wanted),
        )
        return c.json({ called_off }, 200)
      },
    )
    .post(
      '/admin/accounts/:id/restoration',
      route({
        audience: 'admin',
        summary:
          'Let a suspended account log in again; asks for the password; its owner gets an email',
        responses: { 200: openedAccount },
        problems: [404, 409],
      }),
      validate.param(byId),
      validate.json(passwordAlone),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        await requirePassword(c.var, c.req.valid('json').password)
        await asSystemFor(actor, 'restore an account for an admin', async (tx) => {
          const { address } = await restoreAccount(tx, actor.user_id, id)
          if (address) await postMail(tx, await restoredMail(address, env.PUBLIC_URL))
        })
        return c.json(await open(actor, id), 200)
      },
    )
    .post(
      '/admin/accounts/:id/factor-reset',
      route({
        audience: 'admin',
        summary:
          'Turn off two-step login of an account after an identity check and the password: all its sessions end; its owner gets an email',
        responses: { 200: openedAccount },
        problems: [404, 409],
      }),
      validate.param(byId),
      validate.json(newFactorReset),
      async (c) => {
        const { actor } = c.var
        const { id } = c.req.valid('param')
        const { password, ...typed } = c.req.valid('json')
        await requirePassword(c.var, password)
        await asSystemFor(actor, 'reset a second factor for an admin', async (tx) => {
          const recipient = await resetFactors(tx, actor.user_id, id, typed)
          if (recipient?.address)
            await postMail(tx, await factorResetMail(recipient.address, env.PUBLIC_URL))
        })
        return c.json(await open(actor, id), 200)
      },
    )
}
