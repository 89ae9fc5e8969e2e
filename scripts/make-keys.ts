import { writeFileSync } from 'node:fs'
import { makeBackupKey } from '#server/platform/backup/encryption.ts'
import { readGivenKeys } from '#server/platform/env.ts'
import { privateFile } from '#server/platform/files/private-files.ts'
import {
  addKeys,
  describeKeys,
  makeKeys,
  makeSecret,
  readAuthKeys,
  promoteNewestKeys,
} from '#server/platform/keys/generated-keys.ts'
import { describeStartError } from '#server/platform/process/start-error.ts'

/**
 * `npm run make-keys`: prints the keys of a new server, as lines of an environment file. `-- add`
 * and `-- use` print the two steps of a rotation of the keys that the environment holds now; `-- backup`
 * a pair of keys for backups, as a file that `age` reads as well; `-- relay` the secret that the relay of
 * video sessions shares with the server. With `--file=PATH` they go to a new file that only this user can
 * read: a shell that redirects leaves an empty file where the command fails, and one that others may read.
 */
async function main() {
  const words = process.argv.slice(2)
  const [file, ...moreFiles] = words.filter((word) => word.startsWith('--file='))
  const [step, ...more] = words.filter((word) => !word.startsWith('--file='))
  const isKnown = step === undefined || Object.hasOwn(steps, step)
  if (!isKnown || more.length > 0 || moreFiles.length > 0)
    throw new Error(
      `Unknown step ${[step, ...more].join(' ')}: give add, use, backup, relay, or nothing, and at most one --file=PATH`,
    )
  const lines = await (step === undefined ? newKeys() : steps[step as keyof typeof steps]())
  if (file) writeKeys(file.slice('--file='.length), lines)
  else console.log(lines.join('\n'))
}

const newKeys = async () => [
  ...describeKeys(await makeKeys()),
  `AUTH_SERVICE_KEY='${makeSecret()}'`,
]

const steps = {
  add: async () => describeKeys(await addKeys(readAuthKeys(readGivenKeys()))),
  use: async () => describeKeys(promoteNewestKeys(readAuthKeys(readGivenKeys()))),
  backup: makeBackupKey,
  relay: async () => [`TURN_SECRET='${makeSecret()}'`],
}

/** Keys are never overwritten: without the old ones no second factor, and no backup, opens. */
function writeKeys(path: string, lines: string[]) {
  try {
    writeFileSync(path, `${lines.join('\n')}\n`, { mode: privateFile, flag: 'wx', flush: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new Error(`${path} exists already, and stays as it is. Move it elsewhere first.`, {
      cause: error,
    })
  }
  console.error(`The keys are in ${path}, which only this user can read.`)
}

main().catch((error: unknown) => {
  console.error(describeStartError(error))
  process.exit(1)
})
