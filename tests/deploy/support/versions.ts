import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { mkdirSync } from 'node:fs'
import { temporaryFolder } from '#tests/support/server-process.ts'

const root = resolve(import.meta.dirname, '../../..')

/** The version before this one. Its packages are among those of this version. */
export const previous = {
  version: '0.3.0',
  commit: 'e424df31553c25d9936357cb8ed574e93da989d8',
}

/** Whether the history of this clone reaches back to that version. */
export function hasPrevious(): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${previous.commit}^{tree}`], {
      cwd: root,
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}

/** A folder with a version of the project, built. */
export interface Version {
  folder: string
  remove(): void
}

/** The previous version, from the history. */
export function makePrevious(): Version {
  const { path: folder, remove } = temporaryFolder()
  const archive = execFileSync('git', ['archive', previous.commit], {
    cwd: root,
    maxBuffer: 512 * 1024 * 1024,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  build(folder)
  return { folder, remove }
}

/**
 * This version as it is in the working tree, installed over an older one as `git pull` does it.
 *
 * @param older its build is there before
 * @param migrations further ones, by name: those of a version that follows
 */
export function makeCurrent(older: Version, migrations: Record<string, string> = {}): Version {
  const { path: folder, remove } = temporaryFolder()
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root })
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    if (file === 'node_modules' || !existsSync(join(root, file))) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  const place = join(folder, 'database/migrations')
  mkdirSync(place, { recursive: true })
  for (const [name, text] of Object.entries(migrations)) writeFileSync(join(place, name), text)
  cpSync(join(older.folder, 'dist'), join(folder, 'dist'), { recursive: true })
  build(folder)
  return { folder, remove }
}

function build(folder: string) {
  if (!existsSync(join(folder, 'node_modules')))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: 'pipe' })
}
