import { mailedLink } from '#server/accounts/mails.ts'
import { appointAdmin } from '#server/accounts/roles/data.ts'
import { readEmail } from '#server/accounts/sign-up/sign-up-fields.ts'
import { closeDatabase, openDatabase } from '#server/platform/db/connection.ts'
import { asSystem } from '#server/platform/db.ts'
import { readEnv } from '#server/platform/env.ts'

/**
 * `npm run grant-admin -- name@example.com`: the way to the first admin of an installation, and to one after all are locked out. With `--new` an address
 * without an account gets one. Works beside a running server, and before there is a mail server.
 */
async function main() {
  const words = process.argv.slice(2)
  const isNew = words.includes('--new')
  const [given = '', ...more] = words.filter((word) => word !== '--new')
  if (!given.includes('@') || more.length > 0)
    throw new Error('Give one address: npm run grant-admin -- name@example.com [--new]')
  const email = readEmail(given.trim())
  const env = readEnv()
  await openDatabase(env)
  const token_hash = await asSystem('an operator grants the admin role', (tx) =>
    appointAdmin(tx, { env }, email, { isNew }),
  )
  await closeDatabase()
  console.log(`${email} is an admin now.`)
  if (!token_hash) return
  const link = mailedLink(
    env.PUBLIC_URL,
    '/reset-password',
    { token_hash, type: 'recovery' },
    undefined,
  )
  console.log(
    `There is no password yet. Set one within 15 minutes, with this link:\n${link}\nFor a new link, run this command again.`,
  )
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
