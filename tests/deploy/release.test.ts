import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
  mkdirSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/server-process.ts'

const root = resolve(import.meta.dirname, '../..')
/** Of the clone: what is not released yet is released as this, whatever the tree's version and day. */
const version = '9.9.9'

/** What the test changes in the clone, by name; the commits are of the clone alone. */
describe('npm run release', () => {
  const folder = temporaryFolder()
  const clone = join(folder.path, 'clone')
  const key = join(folder.path, 'key')
  const inClone = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.test', ...words], {
      cwd: clone,
      encoding: 'utf8',
    })
  const commitAll = () => inClone('commit', '--quiet', '--all', '--message', 'Change')
  const write = (name: string, change: (text: string) => string) =>
    writeFileSync(join(clone, name), change(readFileSync(join(clone, name), 'utf8')))
  const release = (words: string[] = [], RELEASE_KEY: string | undefined = key) => {
    const { RELEASE_KEY: _, ...env } = process.env
    const run = spawnSync(process.execPath, ['scripts/release.ts', ...words], {
      cwd: clone,
      encoding: 'utf8',
      env: { ...env, ...(RELEASE_KEY ? { RELEASE_KEY } : {}) },
    })
    return { code: run.status, output: run.stdout + run.stderr }
  }
  let committed = ''
  beforeAll(() => {
    execFileSync('git', ['clone', '--quiet', '--shared', root, clone])
    // What is not committed yet is tested as well.
    const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
      cwd: root,
    })
    for (const file of listed.toString().split('\0').filter(Boolean))
      if (file !== 'node_modules' && existsSync(join(root, file)))
        cpSync(join(root, file), join(clone, file))
    write('package.json', (text) => text.replace(/("version": ")[^"]*/, `$1${version}`))
    write('CHANGELOG.md', (text) =>
      text.replace('## [Unreleased]\n', `## [Unreleased]\n\n## [${version}] - 2026-11-30\n`),
    )
    symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'))
    appendFileSync(join(clone, '.git/info/exclude'), 'node_modules\n')
    inClone('add', '--all')
    inClone('commit', '--quiet', '--allow-empty', '--message', 'What is tested')
    committed = inClone('rev-parse', 'HEAD').trim()
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key])
  })
  beforeEach(() => {
    inClone('reset', '--quiet', '--hard', committed)
    inClone('clean', '--quiet', '-d', '--force')
  })
  afterAll(() => folder.remove())

  it.each<[string, () => void, string]>([
    [
      'a changed file',
      () => write('README.md', (text) => `${text}\n`),
      'The tree has changes that are not committed:\n M README.md',
    ],
    [
      'a new file',
      () => writeFileSync(join(clone, 'notes.txt'), ''),
      'The tree has changes that are not committed:\n?? notes.txt',
    ],
    [
      'a version without a section in CHANGELOG.md',
      () => {
        write('package.json', (text) => text.replace(version, '7.8.9'))
        commitAll()
      },
      'CHANGELOG.md has no section "## [7.8.9] - YYYY-MM-DD".',
    ],
    [
      'a section that does not name the last migration',
      () => {
        write('CHANGELOG.md', (text) => text.replace(/^Migrations: .*$/m, ''))
        commitAll()
      },
      'CHANGELOG.md says "Migrations: … none"',
    ],
    [
      'a version whose tag is of another commit',
      () => void inClone('tag', `v${version}`, 'HEAD~1'),
      `The tag v${version} is of another commit: raise the version in package.json.`,
    ],
    [
      'a migration that is not pinned',
      () => {
        mkdirSync(join(clone, 'database/migrations'), { recursive: true })
        writeFileSync(join(clone, 'database/migrations/9000_new.sql'), 'select 1;\n')
        inClone('add', '--all')
        commitAll()
      },
      '9000_new.sql is not in database/landed.json: run npm run pin-migrations, and commit.',
    ],
    [
      'an edited migration',
      () => {
        write('database/landed.json', (text) =>
          JSON.stringify({ ...JSON.parse(text), '9000_new.sql': 'the hash of another text' }),
        )
        commitAll()
      },
      '9000_new.sql differs from database/landed.json',
    ],
  ])('rejects %s', (_, change, reason) => {
    change()
    const { code, output } = release()
    inClone('tag', '--list')
      .split('\n')
      .filter((tag) => tag === `v${version}`)
      .forEach((tag) => inClone('tag', '--delete', tag))
    expect(code).toBe(1)
    expect(output).toContain(reason)
    expect(existsSync(join(clone, 'dist/release'))).toBe(false)
  })

  it('rejects to sign without a key, and with one in the tree', () => {
    expect(release([], '').output).toContain('RELEASE_KEY is not set')
    expect(release([], join(folder.path, 'none')).output).toContain('which does not exist')
    cpSync(key, join(clone, 'dist/key'))
    expect(release([], 'dist/key').output).toContain('keep the private key elsewhere')
  })

  it('tags the commit, and makes the same archive twice, whose signature verifies until one byte changes', () => {
    const outputs = ['first', 'second'].map((name) => {
      const out = join(folder.path, name)
      const { code, output } = release(['--out', out])
      expect(code, output).toBe(0)
      return { out, output }
    })
    const [first, second] = outputs as [(typeof outputs)[0], (typeof outputs)[0]]
    const names = [`ubumi-${version}.tar.gz`, `ubumi-${version}.cdx.json`, 'SHA256SUMS'] as const
    for (const name of names)
      expect(
        readFileSync(join(first.out, name)).equals(readFileSync(join(second.out, name))),
        name,
      ).toBe(true)

    const [line] = /^ubumi-release namespaces=.*$/m.exec(first.output)!
    writeFileSync(join(first.out, 'allowed_signers'), `${line}\n`)
    expect(verify(first.out)).toBe(0)
    expect(inClone('rev-parse', `v${version}^{commit}`).trim()).toBe(committed)
    const signers = `gpg.ssh.allowedSignersFile=${join(first.out, 'allowed_signers')}`
    inClone('-c', 'gpg.format=ssh', '-c', signers, 'tag', '--verify', `v${version}`)
    const archive = join(first.out, names[0])
    const bytes = readFileSync(archive)
    bytes[1000]! ^= 1
    writeFileSync(archive, bytes)
    expect(verify(first.out)).toBe(1)
    bytes[1000]! ^= 1
    writeFileSync(archive, bytes)
    expect(verify(first.out)).toBe(0)
    appendFileSync(join(first.out, 'SHA256SUMS'), '\n')
    expect(verify(first.out)).not.toBe(0)

    const bill = JSON.parse(readFileSync(join(first.out, names[1]), 'utf8')) as {
      bomFormat: string
      components: { name: string }[]
    }
    expect(bill.bomFormat).toBe('CycloneDX')
    const packages = bill.components.map(({ name }) => name)
    expect(packages).toContain('hono')
    expect(packages).not.toContain('vitest')

    // What was released is built, and contains the chunks of the version before where it is given.
    execFileSync('tar', ['-xzf', archive, '-C', folder.path])
    const tree = join(folder.path, `ubumi-${version}`)
    const isBuilt = `import { isBuilt, stampOfSources } from './scripts/build/stamp.mjs'
      process.exit(isBuilt(stampOfSources()) ? 0 : 1)`
    const words = ['--input-type=module', '--eval', isBuilt]
    expect(spawnSync(process.execPath, words, { cwd: tree }).status).toBe(0)
    expect(existsSync(join(tree, 'node_modules'))).toBe(false)
    const third = join(folder.path, 'third')
    expect(release(['--out', third, '--earlier', archive]).code).toBe(0)
    const listed = execFileSync('tar', ['-tzf', join(third, names[0])], { encoding: 'utf8' })
    expect(listed).toMatch(/\/dist\/earlier\/assets\/main-[\w-]+\.js\n/)
  })
})

/** Runs the commands of docs/upgrades.md. @returns the exit code */
function verify(folder: string): number | null {
  const page = readFileSync(join(root, 'docs/upgrades.md'), 'utf8')
  const commands = /### Verify\n.*?\n\n(?<commands>(?: {4}[^\n]+\n)+)/s.exec(page)!.groups!
    .commands!
  return spawnSync('sh', ['-e', '-c', commands], { cwd: folder, stdio: 'ignore' }).status
}
