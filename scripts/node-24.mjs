import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'

/**
 * The project brings its own Node 24. Called by an older one, a script runs itself again under it and
 * ends with its status. Without the project's Node the present one goes on.
 */
export function onProjectNode() {
  const bin = resolve(import.meta.dirname, '../node_modules/.bin')
  process.env.PATH = bin + delimiter + process.env.PATH
  if (Number(process.versions.node.split('.')[0]) >= 24) return
  const node = resolve(bin, process.platform === 'win32' ? 'node.cmd' : 'node')
  if (!existsSync(node)) return
  const run = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' })
  process.exit(run.status ?? 1)
}
