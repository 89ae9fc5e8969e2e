// Runs a command of package.json, also in a clone in which nothing is installed yet:
// node scripts/command.mjs make-keys backup
import './require-node.mjs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installIfNeeded } from './install.mjs'
import { onProjectNode } from './node-24.mjs'

const [name, ...words] = process.argv.slice(2)
const script = resolve(import.meta.dirname, `${name}.ts`)
installIfNeeded({ isBuilt: true })
onProjectNode()
process.argv.splice(1, process.argv.length - 1, script, ...words)
await import(pathToFileURL(script).href)
