import { makeBackupKey } from '#server/platform/backup/encryption.ts'
import { readGivenKeys } from '#server/platform/env.ts'
import {
  addKeys,
  describeKeys,
  makeKeys,
  makeSecret,
  readAuthKeys,
  promoteNewestKeys,
} from '#server/platform/keys/generated-keys.ts'

/**
 * `npm run make-keys`: prints the keys of a new server, as lines of an environment file. `-- add`
 * and `-- use` print the two steps of a rotation of the keys that the environment holds now; `-- backup`
 * a pair of keys for backups, as a file that `age` reads as well; `-- relay` the secret that the relay of
 * video sessions shares with the server.
 */
async function main() {
  const step = process.argv[2]
  if (step === undefined) {
    print([...describeKeys(await makeKeys()), `AUTH_SERVICE_KEY='${makeSecret()}'`])
  } else if (step === 'add') {
    print(describeKeys(await addKeys(readAuthKeys(readGivenKeys()))))
  } else if (step === 'use') {
    print(describeKeys(promoteNewestKeys(readAuthKeys(readGivenKeys()))))
  } else if (step === 'backup') {
    print(await makeBackupKey())
  } else if (step === 'relay') {
    print([`TURN_SECRET='${makeSecret()}'`])
  } else {
    throw new Error(`Unknown step ${step}: give add, use, backup, relay, or nothing`)
  }
}

function print(lines: string[]) {
  console.log(lines.join('\n'))
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
