// Runs the tests. Without a word the core: types, style, rules, units, the API on PostgreSQL, and the main
// journeys in a browser. docs/decisions/101-core-and-rest.md explains what each group contains.
import './require-node.mjs'
import { resolve } from 'node:path'
import { installIfNeeded } from './install.mjs'
import { onProjectNode } from './node-24.mjs'

process.chdir(resolve(import.meta.dirname, '..'))
installIfNeeded()
onProjectNode()
await import('./test/main.ts')
