import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const runFile = promisify(execFile)

/** Which files have changed, as git knows it. A file that was moved or deleted has changed where it was. */

/** The output of git; with `-z`, paths are as they are, also with letters that git would write as numbers. */
async function git(root: string, ...words: string[]): Promise<string> {
  const { stdout } = await runFile('git', words, { cwd: root, maxBuffer: 2 ** 28 })
  return stdout
}

const pathsIn = (output: string) => output.split('\0').filter(Boolean)

/**
 * Paths that differ from a commit, and those that are new.
 *
 * @throws Error where git does not know the commit
 */
export async function changedSince(base: string, root = '.'): Promise<string[]> {
  const outputs = await Promise.all([
    git(root, 'diff', '--name-only', '--no-renames', '-z', base, '--').catch((error: Error) => {
      throw new Error(`git does not know ${base}: ${error.message}`, { cause: error })
    }),
    git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ])
  return outputs.flatMap(pathsIn)
}

/**
 * Files that the commits within a day of the newest have changed, and the number of that day. Where there
 * is no commit before, as in a clone without history, every file counts as changed.
 */
export async function lastDay(root = '.'): Promise<{ day: number; paths: string[] }> {
  const seconds = Number(await git(root, 'log', '-1', '--format=%ct'))
  const words = ['rev-list', '-1', `--before=${seconds - 86_400}`, 'HEAD']
  const before = (await git(root, ...words)).trim()
  const changed = before
    ? await git(root, 'diff', '--name-only', '--no-renames', '-z', before, 'HEAD')
    : await git(root, 'ls-tree', '-r', '--name-only', '-z', 'HEAD')
  return { day: Math.floor(seconds / 86_400), paths: pathsIn(changed) }
}
