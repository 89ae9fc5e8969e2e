import { resolve } from 'node:path'
import { backUp, restore } from '#server/platform/db/backup.ts'
import { now } from '#server/platform/clock.ts'
import { readStorage } from '#server/platform/env.ts'

/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`, with the server stopped. */
async function main() {
  const [verb, place] = process.argv.slice(2)
  if (!place) throw new Error(`Say where: npm run ${verb} -- FOLDER`)
  const { DATABASE_URL, DATA_DIR, FILES_URL } = readStorage()
  if (DATABASE_URL) {
    throw new Error('The records are in PostgreSQL: use pg_dump and pg_restore, as README.md says.')
  }
  const folder = resolve(place)
  if (verb === 'restore') {
    console.log(`The records of ${restore(folder, DATA_DIR)} are in ${DATA_DIR}.`)
  } else {
    console.log(`${await backUp(DATA_DIR, folder, now())} files of ${DATA_DIR} are in ${folder}.`)
    if (FILES_URL)
      console.log('Photos and documents are where FILES_URL says: back them up, too (README.md).')
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
