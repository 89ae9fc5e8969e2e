import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeBackupKey } from '#server/platform/backup/encryption.ts'
import { runNode } from '#tests/support/server-process.ts'

/** A folder of backups, a key for them, and the two commands. */
export async function backupsIn(folder: string) {
  const dir = join(folder, 'backups')
  mkdirSync(dir)
  const keyFile = join(folder, 'key')
  const key = await makeBackupKey()
  writeFileSync(keyFile, key.join('\n'))
  const settings = {
    BACKUP_DIR: dir,
    BACKUP_PUBLIC_KEY: key[0]!.replace('# public key: ', ''),
  }
  const start = (words: string[], env: Record<string, string>) =>
    runNode(['scripts/backup.ts', ...words], { ...settings, ...env })
  const run = async (words: string[], env: Record<string, string>) => {
    const child = start(words, env)
    return { code: await child.ended, said: child.output() }
  }
  return {
    dir,
    keyFile,
    settings,
    names: () => readdirSync(dir).toSorted(),
    newest: () =>
      join(
        dir,
        readdirSync(dir)
          .filter((name) => name.endsWith('.age'))
          .toSorted()
          .at(-1)!,
      ),
    startBackup: (env: Record<string, string>) => start(['backup'], env),
    backUp: (env: Record<string, string>) => run(['backup'], env),
    backUpNightly: (env: Record<string, string>) => run(['nightly'], env),
    /** @param keys file for the keys of the environment */
    restore: (
      backup: string,
      env: Record<string, string>,
      key = keyFile,
      keys = join(folder, 'keys'),
    ) => run(['restore', backup, key, keys], env),
    startRestore: (backup: string, env: Record<string, string>, keys = join(folder, 'keys')) =>
      start(['restore', backup, keyFile, keys], env),
  }
}
