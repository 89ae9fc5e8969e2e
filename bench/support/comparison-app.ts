import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Installs what a bench compares with, or measures by, into a folder of its own: the product's lock
 * file knows nothing of it.
 *
 * @param name name and exact version, for example `lighthouse@13.5.0`
 * @returns the folder whose `node_modules` contains it
 */
export function installComparisonApp(name: string): string {
  const plain = name.replace(/(?<=.)@[^@]+$/, '')
  const folder = join(import.meta.dirname, '../../.cache/bench', plain.replace(/[@/]/g, '-'))
  if (!existsSync(join(folder, 'node_modules', plain))) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }')
    execFileSync('npm', ['install', '--save-exact', name], { cwd: folder, stdio: 'ignore' })
  }
  return folder
}
