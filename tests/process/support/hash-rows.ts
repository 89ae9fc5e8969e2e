// Prints number and hash of the rows of every table of the embedded database in DATA_DIR.
import { closeDatabase, openDatabase, opened } from '#server/platform/db/connection.ts'
import { hashRows } from '#tests/support/hash-rows.ts'

await openDatabase({ DATA_DIR: process.env.DATA_DIR!, REQUIRE_STAFF_MFA: false })
const { pool } = opened()
const hashes = await hashRows(async (text) => (await pool.query(text)).rows)
await closeDatabase()
process.stdout.write(JSON.stringify(hashes))
