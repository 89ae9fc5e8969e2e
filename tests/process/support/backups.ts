import { execFileSync } from 'node:child_process'
import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { decrypt, makeBackupKey } from '#server/platform/backup/encryption.ts'
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

/** Decrypts the newest backup of a folder, and unpacks it, as `age` and `tar` do. */
export async function unpackNewest(dir: string, keyFile: string, into: string): Promise<void> {
  const name = readdirSync(dir)
    .filter((file) => file.endsWith('.age'))
    .toSorted()
    .at(-1)!
  const plain = await decrypt(readFileSync(keyFile, 'utf8'), createReadStream(join(dir, name)))
  const archive = join(into, 'archive.tar.gz')
  await pipeline(Readable.from(plain), createWriteStream(archive))
  execFileSync('tar', ['--extract', '--gzip', `--file=${archive}`], { cwd: into })
}
