import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'

import { projectNode } from './install.mjs'

/**
 * Goes on only under the Node that the project brings: called by another one, a script runs itself
 * again under it and ends with its status. Child processes find the project's programs first.
 */
export function onProjectNode() {
  const bin = resolve(import.meta.dirname, '../node_modules/.bin')
  process.env.PATH = bin + delimiter + process.env.PATH
  const node = projectNode()
  if (realpathSync(node) === realpathSync(process.execPath)) return
  const run = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' })
  process.exit(run.status ?? 1)
}
