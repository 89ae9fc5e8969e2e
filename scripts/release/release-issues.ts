import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { readMigrations } from '#server/platform/db/migrations/migration-files.ts'
import { readBaseline } from '#server/platform/db/migrations/schema-files.ts'
import { findSection, lastMigrationIn } from './changelog.ts'

/** Runs git in a folder. @throws Error where it fails */
export function git(folder: string, ...words: string[]): string {
  const maxBuffer = 512 * 1024 * 1024
  return execFileSync('git', words, { cwd: folder, encoding: 'utf8', maxBuffer }).trimEnd()
}

/** Version of the product, as `package.json` has it. */
export function versionOf(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string })
    .version
}

/**
 * Why a tree must not be released, each reason with what to do about it; empty where it may be.
 *
 * @param root of the project
 * @param key path of the private key that signs, as the setting names it
 */
export function findReleaseIssues(root: string, key: string | undefined): string[] {
  const version = versionOf(root)
  return [
    ...findChangeIssues(root),
    ...findChangelogIssues(root, version),
    ...findTagIssues(root, version),
    ...findMigrationIssues(root),
    ...findKeyIssues(root, key),
  ]
}

/** The commit of the tag may be released again: it gives the same archive. */
function findTagIssues(root: string, version: string): string[] {
  if (!hasTag(root, version)) return []
  return git(root, 'rev-parse', `v${version}^{commit}`) === git(root, 'rev-parse', 'HEAD')
    ? []
    : [`The tag v${version} is of another commit: raise the version in package.json.`]
}

/** Whether a version has a tag, `v0.3.0`. */
export const hasTag = (root: string, version: string) =>
  git(root, 'tag', '--list', `v${version}`) !== ''

function findChangeIssues(root: string): string[] {
  const changes = git(root, 'status', '--porcelain')
  return changes ? [`The tree has changes that are not committed:\n${changes}`] : []
}

function findChangelogIssues(root: string, version: string): string[] {
  const file = join(root, 'CHANGELOG.md')
  const section = existsSync(file) && findSection(readFileSync(file, 'utf8'), version)
  if (!section || !section.text)
    return [`CHANGELOG.md has no section "## [${version}] - YYYY-MM-DD".`]
  const newest = newestMigration(join(root, 'database'))
  const named = lastMigrationIn(section)
  return named === newest
    ? []
    : [
        `CHANGELOG.md says "Migrations: … ${named ?? 'none'}" for ${version}, and the last one is ${newest}.`,
      ]
}

/** Number of the last migration, as `0108`: of the baseline where none has followed. */
export function newestMigration(folder: string): string {
  const last = readMigrations(join(folder, 'migrations')).at(-1)?.name
  return (last ?? Object.keys(readBaseline(folder).migrations).sort().at(-1)!).slice(0, 4)
}

function findMigrationIssues(root: string): string[] {
  const folder = join(root, 'database')
  const landed = JSON.parse(readFileSync(join(folder, 'landed.json'), 'utf8')) as Record<
    string,
    string
  >
  const unpinned = readMigrations(join(folder, 'migrations')).filter(
    ({ name, checksum }) => landed[name] !== checksum,
  )
  return unpinned.map(({ name }) =>
    name in landed
      ? `${name} differs from database/landed.json: undo the change, and write a new migration.`
      : `${name} is not in database/landed.json: run npm run pin-migrations, and commit.`,
  )
}

function findKeyIssues(root: string, key: string | undefined): string[] {
  if (!key) return ['RELEASE_KEY is not set: the path of the private key that signs.']
  if (!existsSync(key)) return [`RELEASE_KEY names ${key}, which does not exist.`]
  const isInside = realpathSync(resolve(key)).startsWith(realpathSync(root) + sep)
  return isInside ? [`RELEASE_KEY names a file in the tree: keep the private key elsewhere.`] : []
}
