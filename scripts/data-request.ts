import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { findAccount } from '#server/accounts/data.ts'
import { openCopyOnRequest } from '#server/accounts/my-data/copy/person-copy.ts'
import { writeJsonCopy } from '#server/accounts/my-data/copy/json-copy.ts'
import { eraseAndNotify } from '#server/accounts/my-data/erase.ts'
import { writeErasureMails } from '#server/features.ts'
import { audit } from '#server/platform/audit.ts'
import { now } from '#server/platform/clock.ts'
import { readOwnBrand } from '#server/clinic-settings/own-brand.ts'
import { closeDatabase, openDatabase } from '#server/platform/db/connection.ts'
import { asSystem } from '#server/platform/db.ts'
import { readEnv } from '#server/platform/env.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { privateFile } from '#server/platform/files/private-files.ts'
import { removeFiles } from '#server/platform/files/remove-files.ts'
import { describeStartError } from '#server/platform/process/start-error.ts'
import { undoOpenMerges } from '#server/registrations/merges/undo/data.ts'

const use = `Use one of these, with the address of the account, or its id:
  npm run data-request -- export ADDRESS FILE
  npm run data-request -- erase ADDRESS --confirmed`

/**
 * Answers the request of a person who cannot log in, after their identity was checked: a copy of all that is stored
 * about them, or its erasure (docs/runbooks/data-requests.md). Each leaves an event in the audit trail.
 */
async function main() {
  const [verb, who = '', last, ...more] = process.argv.slice(2)
  const isExport = verb === 'export' && last !== undefined && !last.startsWith('-')
  const isErasure = verb === 'erase' && last === '--confirmed'
  if ((!isExport && !isErasure) || more.length > 0) throw new Error(use)
  const env = readEnv()
  const by = who.includes('@') ? { email: who.trim().toLowerCase() } : { id: uuidOf(who) }
  await openDatabase(env)
  try {
    await readOwnBrand()
    const account = await asSystem('look up whose data are requested', (tx) => findAccount(tx, by))
    if (!account) throw new Error(`There is no account ${who}.`)
    const { user } = account
    if (isExport) return await exportTo(last, user.id)
    const left = await asSystem('erase a person on request', async (tx) => {
      const files = await eraseAndNotify(tx, { env, writeErasureMails, undoOpenMerges }, user)
      await audit(tx, { subject_id: user.id, action: 'account.erase' })
      return files
    })
    await removeFiles(openFiles(env), left)
    console.log(
      `Erased: account ${user.id}, with ${left.length} files. Backups have it until they are deleted: README.md, "Back up".`,
    )
  } finally {
    await closeDatabase()
  }
}

async function exportTo(path: string, user_id: string) {
  await asSystem('note that a copy was made on request', (tx) =>
    audit(tx, { subject_id: user_id, action: 'account.export' }),
  )
  const copy = await openCopyOnRequest(user_id)
  const text = Readable.from(writeJsonCopy(copy, now().toISOString()))
  await pipeline(text, createWriteStream(path, { flags: 'wx', mode: privateFile }))
  console.log(`All data of account ${user_id} are in ${path}, which only this user can read.`)
}

function uuidOf(text: string): string {
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) return text.toLowerCase()
  throw new Error(use)
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(describeStartError(error))
    process.exit(1)
  },
)
