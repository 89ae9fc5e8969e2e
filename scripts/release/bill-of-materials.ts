import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { git } from './release-issues.ts'

interface CycloneDx {
  serialNumber: string
  metadata: { timestamp: string; component: { type: string; name: string } }
}

/**
 * The packages that the server runs with, from the lock file, in the format CycloneDX. npm puts a random
 * number and the time into it; here both come from the commit, so that the same commit gives the same text.
 */
export function makeBillOfMaterials(root: string): string {
  const words = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev']
  const options = { cwd: root, encoding: 'utf8' as const, maxBuffer: 64 * 1024 * 1024 }
  const bill = JSON.parse(execFileSync('npm', words, options)) as CycloneDx
  const hash = createHash('sha256')
    .update(git(root, 'rev-parse', 'HEAD'))
    .digest('hex')
  // The form of a UUID made from a name, version 8.
  const id = hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
  bill.serialNumber = `urn:uuid:${id}`
  bill.metadata.timestamp = new Date(git(root, 'log', '-1', '--format=%cI')).toISOString()
  // npm names it after the folder.
  Object.assign(bill.metadata.component, { name: 'ubumi', type: 'application' })
  return `${JSON.stringify(bill, null, 2)}\n`
}
