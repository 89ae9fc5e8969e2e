import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/**
 * Installs what the lock file names, unless exactly that is installed. Runs on the Node that the
 * machine has, with no package: this is the first thing that a fresh clone does. The tools are
 * installed as well where NODE_ENV is production, because npm would leave them out: they build.
 *
 * @param wanted.isBuilt true where nothing is left to build, so that the tools may be absent
 */
export function installIfNeeded({ isBuilt = false } = {}) {
  if (isInstalled(isBuilt)) return
  // Not on the standard output: that of make-keys is a file of keys.
  console.error('Installing what package-lock.json names …')
  const npm = process.env.npm_execpath
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']
  const words = ['ci', '--include=dev', ...quiet]
  const stdio = ['ignore', 2, 2]
  const run = npm
    ? spawnSync(process.execPath, [npm, ...words], { cwd: root, stdio })
    : spawnSync('npm', words, { cwd: root, stdio, shell: process.platform === 'win32' })
  if (run.status !== 0) {
    console.error('npm ci failed; its output above says why.')
    process.exit(run.status || 1)
  }
}

/** npm writes down, as its last step, what it has put into node_modules; that must be what is locked. */
function isInstalled(mayLackTools) {
  const written = resolve(root, 'node_modules/.package-lock.json')
  if (!existsSync(written)) return false
  const installed = JSON.parse(readFileSync(written, 'utf8')).packages
  const { packages } = JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8'))
  return Object.entries(packages).every(([path, locked]) => {
    if (path === '') return true
    const found = installed[path]
    // Packages for other machines are rightly absent.
    if (!found) {
      const isTool = locked.dev === true || locked.devOptional === true
      return locked.optional === true || locked.devOptional === true || (mayLackTools && isTool)
    }
    return found.version === locked.version && found.integrity === locked.integrity
  })
}

/**
 * The Node to run the project with: the one it brings, else the machine's own if that can run
 * TypeScript as it is.
 */
export function projectNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const brought = resolve(root, 'node_modules/.bin', name)
  if (existsSync(brought)) return brought
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath
  console.error(
    `Node ${process.versions.node} is too old here, and no newer one came with the packages. Install Node 24 (22.18 at least).`,
  )
  process.exit(1)
}
