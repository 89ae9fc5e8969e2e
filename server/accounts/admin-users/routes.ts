import { Hono, type MiddlewareHandler } from 'hono'
import * as z from 'zod/mini'
import { uuid } from '#domain/values/uuid.ts'
import { optionalData, optionalText, readAuthBody } from '#server/platform/http/auth-body.ts'
import { AuthProblem } from '#server/platform/http/auth-problem.ts'
import { audit } from '#server/platform/audit.ts'
import { now, todayInLusaka } from '#server/platform/clock.ts'
import { asSystem, type Transaction } from '#server/platform/db.ts'
import { removeFiles } from '#server/platform/files/remove-files.ts'
import { isServiceKey } from '#server/platform/keys/service-key.ts'
import { type Account, confirmEmail, createAccount, findAccount, readAccount } from '../data.ts'
import { removeFactor } from '../factors/data.ts'
import { findFilesOf } from '../files/data.ts'
import { erasePerson, macsOfConfirmed } from '../my-data/data.ts'
import { readImportedHash } from '../passwords/imported-hashes.ts'
import { hashPassword } from '../passwords/password-hashes.ts'
import { rejectMalformedPhone, emailExists } from '../address-problems.ts'
import type { AuthEnv } from '../auth-settings.ts'
import {
  describeFactor,
  describeUser,
  mergeMetadata,
  rejectLargeMetadata,
} from '../describe-user.ts'
import { rejectWeakPassword } from '../passwords/password-policy.ts'
import { revokeSessions } from '../sessions/data.ts'
import { readEmail, readProfile } from '../sign-up/sign-up-fields.ts'
import { isAddressTaken } from '../user/data.ts'
import { changeAccount, closeAccount, listAccounts } from './data.ts'
import { pageLinks, readBan, readId, readPage } from './parameters.ts'

/**
 * Authorization of the operator's calls: its bearer is the service key, never a user's
 * token.
 *
 * @throws AuthProblem 401 `no_authorization`; 403 `not_admin` for a person, `bad_jwt` for anything else
 */
export const operator: MiddlewareHandler<AuthEnv> = async (c, next) => {
  const key = /^bearer +(.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (!key) {
    throw new AuthProblem(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  }
  if (!isServiceKey(key, c.var.settings.env.AUTH_SERVICE_KEY)) {
    if (await c.var.token_key.verify(key))
      throw new AuthProblem(403, 'not_admin', 'User not allowed')
    throw new AuthProblem(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')
  }
  await next()
}

const flag = z.pipe(
  z.optional(z.nullable(z.boolean())),
  z.transform((value) => value ?? false),
)

const userBody = z.object({
  id: optionalText,
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  password_hash: optionalText,
  email_confirm: flag,
  user_metadata: optionalData,
  app_metadata: optionalData,
  ban_duration: optionalText,
})
type UserBody = z.output<typeof userBody>

/** Accounts as the operator manages them, by the admin calls of Supabase Auth. */
export const adminUserRoutes = new Hono<AuthEnv>()
  .use('/admin/*', operator)
  .get('/admin/users', async (c) => {
    const page = readPage(c.req.query('page'), c.req.query('per_page'))
    const filter = c.req.query('filter') ?? ''
    const { accounts, total } = await asSystem('list accounts for the operator', (tx) =>
      listAccounts(tx, page, filter),
    )
    c.header('X-Total-Count', String(total))
    c.header('Link', pageLinks(page, total))
    return c.json({ users: accounts.map(describeUser), aud: 'authenticated' })
  })
  .post('/admin/users', async (c) => {
    const body = await readAuthBody(c, userBody)
    const { password_hash, banned_until } = await readChanges(c.var, body)
    if (!body.email) throw invalid('Cannot create a user without an email')
    const email = readEmail(body.email)
    const id = body.id ? readId(body.id) : undefined
    const user_metadata = body.user_metadata ?? {}
    const profile = readProfile(user_metadata, todayInLusaka())
    const account = await asSystem('create an account for the operator', async (tx) => {
      if (id && (await findAccount(tx, { id }))) throw emailExists()
      const made = await createAccount(tx, {
        id,
        email,
        password_hash: password_hash ?? null,
        isConfirmed: body.email_confirm,
        user_metadata,
        app_metadata: mergeMetadata({}, body.app_metadata ?? {}),
        profile,
      })
      if (!made) throw emailExists()
      if (banned_until) await changeAccount(tx, made, { banned_until })
      await audit(tx, { subject_id: made, action: 'account.create' })
      return readAccount(tx, made)
    })
    return c.json(describeUser(account))
  })
  .get('/admin/users/:id', async (c) => {
    const id = readId(c.req.param('id'))
    return c.json(describeUser(await asSystem('read an account', (tx) => knownAccount(tx, id))))
  })
  .put('/admin/users/:id', async (c) => {
    const id = readId(c.req.param('id'))
    const body = await readAuthBody(c, userBody)
    const { password_hash, banned_until } = await readChanges(c.var, body)
    const email = body.email && readEmail(body.email)
    const account = await asSystem('change an account for the operator', async (tx) => {
      const { user } = await knownAccount(tx, id, { lock: true })
      const isMoving = email !== undefined && email !== user.email
      if (isMoving && (await isAddressTaken(tx, email))) throw emailExists()
      const merged = (present: unknown, change: UserBody['user_metadata']) => {
        const metadata = change && mergeMetadata(present, change)
        rejectLargeMetadata(metadata)
        return metadata
      }
      await changeAccount(tx, id, {
        email: isMoving ? email : undefined,
        password_hash,
        banned_until,
        user_metadata: merged(user.user_metadata, body.user_metadata),
        app_metadata: merged(user.app_metadata, body.app_metadata),
      })
      if (body.email_confirm) await confirmEmail(tx, id)
      if (password_hash) await revokeSessions(tx, id, { scope: 'global' })
      await audit(tx, { subject_id: id, action: 'account.change' })
      return readAccount(tx, id)
    })
    return c.json(describeUser(account))
  })
  .delete('/admin/users/:id', async (c) => {
    const id = readId(c.req.param('id'))
    const { should_soft_delete } = await readAuthBody(c, z.object({ should_soft_delete: flag }))
    const { env, files, undoOpenMerges } = c.var.settings
    const left = await asSystem('delete an account for the operator', async (tx) => {
      const { user } = await knownAccount(tx, id, { lock: true })
      if (should_soft_delete) {
        const named = await findFilesOf(tx, id)
        await closeAccount(tx, id)
        await audit(tx, { subject_id: id, action: 'account.close' })
        return named
      }
      await undoOpenMerges(tx, id)
      return erasePerson(tx, id, macsOfConfirmed(env.AUTH_SECRETS, user))
    })
    await removeFiles(files, left)
    return c.json({})
  })
  .get('/admin/users/:id/factors', async (c) => {
    const id = readId(c.req.param('id'))
    const { factors } = await asSystem('list factors', (tx) => knownAccount(tx, id))
    return c.json(factors.map(describeFactor))
  })
  .delete('/admin/users/:id/factors/:factor_id', async (c) => {
    const id = readId(c.req.param('id'))
    const factor = await asSystem('remove a factor for the operator', async (tx) => {
      const { factors } = await knownAccount(tx, id, { lock: true })
      const wanted = uuid().safeParse(c.req.param('factor_id')).data
      const found = factors.find((one) => one.id === wanted)
      if (!found) throw new AuthProblem(404, 'mfa_factor_not_found', 'Factor not found')
      await removeFactor(tx, id, found.id)
      await audit(tx, { subject_id: id, action: 'factor.remove', record_id: found.id })
      return found
    })
    return c.json(describeFactor(factor))
  })

/** @throws AuthProblem 404 */
async function knownAccount(
  tx: Transaction,
  id: string,
  options: { lock?: boolean } = {},
): Promise<Account> {
  const account = await findAccount(tx, { id }, options)
  if (!account) throw new AuthProblem(404, 'user_not_found', 'User not found')
  return account
}

/** What of a body creating and changing share, checked. */
async function readChanges(
  { settings: { env }, caller_address }: AuthEnv['Variables'],
  body: UserBody,
) {
  rejectMalformedPhone(body.phone)
  if (body.phone) throw new AuthProblem(400, 'phone_provider_disabled', 'Phones are disabled')
  if (body.password && body.password_hash)
    throw invalid('Only a password or a password hash should be provided')
  if (body.password) rejectWeakPassword(body.password, env)
  rejectLargeMetadata(body.user_metadata)
  rejectLargeMetadata(body.app_metadata)
  return {
    password_hash: body.password
      ? await hashPassword(body.password, caller_address)
      : body.password_hash && readImportedHash(body.password_hash),
    banned_until: body.ban_duration === undefined ? undefined : readBan(body.ban_duration, now()),
  }
}

function invalid(message: string) {
  return new AuthProblem(400, 'validation_failed', message)
}
