import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeArchive } from './release/archive.ts'
import { makeBillOfMaterials } from './release/bill-of-materials.ts'
import { findReleaseIssues, hasTag, versionOf } from './release/release-issues.ts'
import { signChecksums, signTag } from './release/sign.ts'

/**
 * `npm run release`: makes the signed archive of the version of package.json (docs/upgrades.md). Ends with
 * 1 and the reasons where the tree must not be released.
 */
function main() {
  const root = resolve(import.meta.dirname, '..')
  const { values } = parseArgs({
    options: {
      earlier: { type: 'string' },
      out: { type: 'string', default: join(root, 'dist/release') },
    },
  })
  const key = process.env.RELEASE_KEY
  const issues = findReleaseIssues(root, key)
  if (issues.length > 0) throw new Error(`Not released.\n${issues.join('\n')}`)
  const install = "import('./scripts/install.mjs').then((it) => it.installIfNeeded())"
  execFileSync(process.execPath, ['--eval', install], { cwd: root, stdio: 'inherit' })

  const version = versionOf(root)
  const name = `ubumi-${version}`
  const out = resolve(values.out)
  mkdirSync(out, { recursive: true })
  const files = [`${name}.tar.gz`, `${name}.cdx.json`] as const
  const earlier = values.earlier && resolve(values.earlier)
  writeFileSync(join(out, files[0]), makeArchive(root, name, earlier))
  writeFileSync(join(out, files[1]), makeBillOfMaterials(root))
  const allowedSigner = signChecksums(out, files, resolve(key!))
  if (!hasTag(root, version)) signTag(root, version, resolve(key!))
  console.log(`Released into ${out}: ${[...files, 'SHA256SUMS', 'SHA256SUMS.sig'].join(', ')}
${earlier ? '' : 'Without --earlier ARCHIVE: pages that are open during the upgrade reload themselves.\n'}
Operators verify it with this line in a file allowed_signers, which you publish elsewhere:
${allowedSigner}

  ssh-keygen -Y verify -f allowed_signers -I ubumi-release -n ubumi-release -s SHA256SUMS.sig < SHA256SUMS
  sha256sum --check SHA256SUMS

The commit has the tag v${version}. Publish it: git push ORIGIN v${version}`)
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
