import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { earlierFolder } from '../build/earlier-assets.ts'
import { git } from './release-issues.ts'

const maxBuffer = 512 * 1024 * 1024

/**
 * The archive of a commit: its sources and what is built from them. The same commit gives the same bytes:
 * names are sorted, times are those of the commit, and owners and rights are not those of this machine.
 *
 * @param root of the project, with its packages installed
 * @param name of the one folder in the archive
 * @param earlier archive of the version before: its chunks are added, for pages that were opened with it
 * @throws Error where the build fails, or `earlier` has no chunks
 */
export function makeArchive(root: string, name: string, earlier?: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'ubumi-release-'))
  try {
    const tree = join(folder, name)
    mkdirSync(tree)
    const sources = execFileSync('git', ['archive', 'HEAD'], { cwd: root, maxBuffer })
    execFileSync('tar', ['-x', '-C', tree], { input: sources })
    if (earlier) addEarlierChunks(earlier, join(tree, earlierFolder))
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
    execFileSync(process.execPath, ['scripts/build.mjs'], {
      cwd: tree,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    rmSync(join(tree, 'node_modules'))
    rmSync(join(tree, '.cache'), { recursive: true, force: true })
    const times = `--mtime=@${git(root, 'log', '-1', '--format=%ct')}`
    const rights = ['--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX']
    const words = ['-c', '--format=gnu', '--sort=name', times, ...rights, '-C', folder, name]
    return gzipSync(execFileSync('tar', words, { maxBuffer }), { level: 9 })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Copies `dist/web/assets` of a released archive. */
function addEarlierChunks(archive: string, target: string) {
  const folder = mkdtempSync(join(tmpdir(), 'ubumi-earlier-'))
  try {
    execFileSync('tar', ['-xzf', archive, '-C', folder, '--wildcards', '*/dist/web/assets/*'])
    const [name = ''] = readdirSync(folder)
    cpSync(join(folder, name, 'dist/web/assets'), join(target, 'assets'), { recursive: true })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
