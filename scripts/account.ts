import { type IdentityCheck, identityChecks } from '#domain/admin/identity-checks.ts'
import { readEmail } from '#server/accounts/sign-up/sign-up-fields.ts'
import { factorResetMail } from '#server/admin/accounts/mails.ts'
import { disableAccount, resetFactorOf, revokeAdmin } from '#server/admin/operator/data.ts'
import { listStaff } from '#server/admin/staff/data.ts'
import { readOwnBrand } from '#server/clinic-settings/own-brand.ts'
import { closeDatabase, openDatabase } from '#server/platform/db/connection.ts'
import { asSystem } from '#server/platform/db.ts'
import { type Env, readEnv } from '#server/platform/env.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { findPublishedPasswords } from '#server/seed/published-password.ts'

const uses = {
  admins: 'npm run admins',
  'revoke-admin': 'npm run revoke-admin -- ADDRESS',
  'disable-account': "npm run disable-account -- ADDRESS 'REASON'",
  'disable-demo-accounts': 'npm run disable-demo-accounts',
  'reset-factor': `npm run reset-factor -- ADDRESS ${Object.keys(identityChecks).join('|')} 'WHO CHECKED IT'`,
}

/**
 * The commands of `docs/runbooks/accounts.md`, for the operator of the server. Each change is in the audit trail,
 * without a name: the operator has none here.
 */
async function main() {
  const [verb = '', ...words] = process.argv.slice(2)
  const commands: Record<keyof typeof uses, Command> = {
    admins,
    'revoke-admin': revoke,
    'disable-account': disable,
    'disable-demo-accounts': disableDemo,
    'reset-factor': reset,
  }
  const work = Object.hasOwn(commands, verb) ? commands[verb as keyof typeof uses] : undefined
  if (!work) throw new Error(`Use one of these:\n  ${Object.values(uses).join('\n  ')}`)
  const env = readEnv()
  const run = work(words, env)
  await openDatabase(env)
  try {
    await readOwnBrand()
    console.log(await run())
  } finally {
    await closeDatabase()
  }
}

/** Checks the words before the database is opened. */
type Command = (words: string[], env: Env) => () => Promise<string>

const admins: Command = () => async () => {
  const found = await asSystem('an operator lists the admins', (tx) => listStaff(tx, ['admin']))
  if (found.length === 0) return 'There is no admin. Make one: npm run grant-admin -- ADDRESS --new'
  return found
    .map(({ email, is_suspended, has_second_factor, sessions, last_sign_in_on }) =>
      [
        email,
        is_suspended ? 'suspended' : 'may log in',
        has_second_factor ? 'with a second factor' : 'WITHOUT a second factor',
        last_sign_in_on ? `last login ${last_sign_in_on}` : 'never logged in',
        `sessions ${sessions}`,
      ].join(', '),
    )
    .join('\n')
}

const revoke: Command = (words) => {
  const email = addressOf('revoke-admin', words, 1)
  return async () => {
    const left = await asSystem('an operator takes the admin role away', (tx) =>
      revokeAdmin(tx, email),
    )
    return left > 0
      ? `${email} is no admin any more, and is logged out. Admins who can log in: ${left}.`
      : `${email} is no admin any more, and is logged out. No admin is left: npm run grant-admin -- ADDRESS`
  }
}

const disable: Command = (words) => {
  const email = addressOf('disable-account', words, 2)
  const reason = noteOf('disable-account', words[1])
  return async () => {
    const ahead = await asSystem('an operator suspends an account', (tx) =>
      disableAccount(tx, email, reason),
    )
    return `${email} is logged out and cannot log in. An admin restores it at /admin/accounts. Appointments ahead, which stay: ${ahead}.`
  }
}

const disableDemo: Command = () => async () => {
  const emails = await findPublishedPasswords()
  const reason = 'A demo account with the published password'
  await asSystem('an operator suspends the demo accounts', async (tx) => {
    for (const email of emails) await disableAccount(tx, email, reason)
  })
  return `Suspended: ${emails.join(', ') || 'none, because no demo account has the published password'}.`
}

const reset: Command = (words, env) => {
  const email = addressOf('reset-factor', words, 3)
  const check = words[1] as IdentityCheck
  if (!Object.hasOwn(identityChecks, check)) throw new Error(`Use: ${uses['reset-factor']}`)
  const note = noteOf('reset-factor', words[2])
  return async () => {
    await asSystem('an operator resets a second factor', async (tx) => {
      await resetFactorOf(tx, email, { identity_check: check, note })
      await postMail(tx, await factorResetMail(email, env.PUBLIC_URL))
    })
    return `${email} has no second factor any more, is logged out, and gets an email about it. The password stays.`
  }
}

function addressOf(verb: keyof typeof uses, words: string[], count: number): string {
  const [address = ''] = words
  if (words.length !== count || !address.includes('@')) throw new Error(`Use: ${uses[verb]}`)
  return readEmail(address.trim())
}

function noteOf(verb: keyof typeof uses, word: string | undefined): string {
  const note = word?.trim() ?? ''
  if (note.length === 0 || note.length > 500)
    throw new Error(`Give a text of 1 to 500 characters: ${uses[verb]}`)
  return note
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
