import { grantAdmin } from '#server/accounts/roles/data.ts'
import { closeDatabase, openDatabase } from '#server/platform/db/connection.ts'
import { asSystem } from '#server/platform/db.ts'
import { readEnv } from '#server/platform/env.ts'

/** `npm run grant-admin -- name@example.com`: the only way to become an admin. */
async function main() {
  const email = process.argv[2]?.trim().toLowerCase()
  if (!email?.includes('@')) {
    console.error('Say whom: npm run grant-admin -- name@example.com')
    process.exit(1)
  }
  await openDatabase(readEnv())
  const id = await asSystem('an operator grants the admin role', (tx) => grantAdmin(tx, email))
  await closeDatabase()
  if (!id) {
    console.error(`No confirmed account has the address ${email}. Sign up and confirm it first.`)
    process.exit(1)
  }
  console.log(`${email} is an admin now.`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
