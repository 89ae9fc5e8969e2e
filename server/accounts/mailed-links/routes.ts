import { Hono } from 'hono'
import * as z from 'zod/mini'
import { optionalData, optionalText, readAuthBody } from '#server/platform/http/auth-body.ts'
import { AuthProblem } from '#server/platform/http/auth-problem.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asSystem, type Transaction } from '#server/platform/db.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { stampInvited } from '../admin-users/data.ts'
import { operator } from '../admin-users/routes.ts'
import { type Account, createAccount, findAccount, readAccount } from '../data.ts'
import { readLanding } from '../mails.ts'
import { hashPassword } from '../passwords/password-hashes.ts'
import type { AuthEnv } from '../auth-settings.ts'
import { describeUser, rejectLargeMetadata } from '../describe-user.ts'
import { rejectWeakPassword } from '../passwords/password-policy.ts'
import { readEmail, readProfile } from '../sign-up/sign-up-fields.ts'
import { isAddressTaken, setPassword, setWishedAddress } from '../user/data.ts'
import { emailExists } from '../address-problems.ts'
import { replaceToken } from '../verification/data.ts'
import { chooseRedirect, leadsToPassword, type Purpose } from '../verification/one-time-tokens.ts'
import { invitationMail } from './mails.ts'

const linkBody = z.object({
  type: optionalText,
  email: optionalText,
  new_email: optionalText,
  password: optionalText,
  data: optionalData,
  redirect_to: optionalText,
})
type LinkBody = z.output<typeof linkBody>

const purposeOf: Record<string, Purpose> = {
  signup: 'confirmation',
  invite: 'confirmation',
  magiclink: 'recovery',
  recovery: 'recovery',
  email_change_current: 'email_change_current',
  email_change_new: 'email_change_new',
}

/** Links that the operator hands out by email or otherwise, as the admin calls of Supabase Auth make them. */
export const mailedLinkRoutes = new Hono<AuthEnv>()
  .post('/admin/generate_link', operator, async (c) => {
    const { settings } = c.var
    const body = await readAuthBody(c, linkBody)
    const type = body.type ?? ''
    const purpose = Object.hasOwn(purposeOf, type) ? purposeOf[type] : undefined
    if (!purpose) throw invalid(`Invalid email action link type requested: ${type}`)
    if (!body.email) throw invalid('Unable to validate email address: invalid format')
    const email = readEmail(body.email)
    const password_hash = await hashOf(type, body, settings.env, c.var.caller_address)
    const { token, account } = await asSystem('make a link for the operator', async (tx) => {
      const account = await accountFor(tx, type, email, body, password_hash)
      const sent_to = purpose === 'email_change_new' ? account.user.new_email! : email
      const user_id = account.user.id
      const leads_to_password = leadsToPassword(type)
      const wanted = { user_id, purpose, sent_to, leads_to_password }
      return { account, token: await replaceToken(tx, settings, wanted) }
    })
    const { PUBLIC_URL } = settings.env
    const redirect_to = chooseRedirect(settings.env, [
      c.req.query('redirect_to') ?? body.redirect_to,
    ])
    const verification_type = type.startsWith('email_change') ? 'email_change' : type
    const query = new URLSearchParams({
      token: token.token_hash,
      type: verification_type,
      redirect_to,
    })
    return c.json({
      ...describeUser(account),
      action_link: `${PUBLIC_URL}/auth/v1/verify?${query.toString()}`,
      email_otp: token.code,
      hashed_token: token.token_hash,
      redirect_to,
      verification_type: type,
    })
  })
  .post('/invite', operator, async (c) => {
    const { settings } = c.var
    const body = await readAuthBody(c, linkBody)
    if (!body.email) throw invalid('Unable to validate email address: invalid format')
    const email = readEmail(body.email)
    const landing = readLanding(c, undefined, body.redirect_to)
    const account = await asSystem('invite someone', async (tx) => {
      const { user } = await accountFor(tx, 'invite', email, body, undefined)
      const token = await replaceToken(tx, settings, {
        user_id: user.id,
        purpose: 'confirmation',
        sent_to: email,
        leads_to_password: true,
      })
      await postMail(
        tx,
        await invitationMail(
          { recipient: email, publicUrl: settings.env.PUBLIC_URL },
          token,
          landing,
        ),
      )
      return readAccount(tx, user.id)
    })
    return c.json(describeUser(account))
  })

/** The account that a link is for. An invitation or a sign-up makes it where there is none. */
async function accountFor(
  tx: Transaction,
  type: string,
  email: string,
  body: LinkBody,
  password_hash: string | undefined,
): Promise<Account> {
  const known = await findAccount(tx, { email }, { lock: true })
  if (type === 'signup' || type === 'invite') {
    if (known?.user.email_confirmed_at) throw emailExists()
    const id = known?.user.id ?? (await newAccount(tx, email, body, password_hash))
    if (!id) throw emailExists()
    if (type === 'invite') {
      // Another person may have signed up with the address before: the guest chooses the password.
      await setPassword(tx, id, null)
      await stampInvited(tx, id)
    }
    return readAccount(tx, id)
  }
  if (!known) throw new AuthProblem(404, 'user_not_found', 'User with this email not found')
  if (type.startsWith('email_change')) {
    const new_email = body.new_email && readEmail(body.new_email)
    if (!new_email) throw invalid('A new email is needed')
    if (await isAddressTaken(tx, new_email)) throw emailExists()
    await setWishedAddress(tx, known.user.id, new_email)
    return readAccount(tx, known.user.id)
  }
  return known
}

function newAccount(
  tx: Transaction,
  email: string,
  body: LinkBody,
  password_hash: string | undefined,
) {
  const user_metadata = body.data ?? {}
  rejectLargeMetadata(user_metadata)
  return createAccount(tx, {
    email,
    password_hash: password_hash ?? null,
    isConfirmed: false,
    user_metadata,
    profile: readProfile(user_metadata, todayInLusaka()),
  })
}

/** Hashed before the transaction. @throws AuthProblem where a sign-up has no good password */
async function hashOf(
  type: string,
  { password }: LinkBody,
  policy: Parameters<typeof rejectWeakPassword>[1],
  caller_address: string,
): Promise<string | undefined> {
  if (type !== 'signup') return undefined
  if (!password) throw invalid('Signup requires a valid password')
  rejectWeakPassword(password, policy)
  return hashPassword(password, caller_address)
}

function invalid(message: string) {
  return new AuthProblem(400, 'validation_failed', message)
}
