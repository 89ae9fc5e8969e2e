import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Who signs, and what for: both are part of the command that verifies. */
const signer = 'ubumi-release'

/**
 * Writes `SHA256SUMS` of some files beside them, and `SHA256SUMS.sig`, its signature by OpenSSH.
 *
 * @param key path of a private Ed25519 key; where it has a passphrase, ssh-keygen asks for it
 * @returns the line of the file `allowed_signers` with which an operator verifies
 * @throws Error where the key is of another kind
 */
export function signChecksums(folder: string, names: readonly string[], key: string): string {
  const [kind, publicKey] = execFileSync('ssh-keygen', ['-y', '-f', key], {
    encoding: 'utf8',
    stdio: ['inherit', 'pipe', 'inherit'],
  }).split(' ')
  if (kind !== 'ssh-ed25519')
    throw new Error(`RELEASE_KEY is of kind ${kind}: make one by ssh-keygen -t ed25519.`)
  const sums = names.map((name) => {
    const hash = createHash('sha256').update(readFileSync(join(folder, name)))
    return `${hash.digest('hex')}  ${name}\n`
  })
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''))
  rmSync(join(folder, 'SHA256SUMS.sig'), { force: true })
  execFileSync('ssh-keygen', ['-Y', 'sign', '-q', '-f', key, '-n', signer, 'SHA256SUMS'], {
    cwd: folder,
    stdio: 'inherit',
  })
  return `${signer} namespaces="${signer},git" ${kind} ${publicKey!.trim()}`
}

/** Tags the commit as a version, signed by the same key. @throws Error where git cannot */
export function signTag(root: string, version: string, key: string): void {
  const identity = [`user.name=${signer}`, `user.email=${signer}`]
  const signing = ['gpg.format=ssh', `user.signingKey=${key}`]
  const settings = [...identity, ...signing].flatMap((setting) => ['-c', setting])
  const words = ['tag', '--sign', '--message', `Ubumi ${version}`, `v${version}`]
  execFileSync('git', [...settings, ...words], { cwd: root, stdio: 'inherit' })
}
