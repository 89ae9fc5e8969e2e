import { spawnSync } from 'node:child_process'

/** @returns a seed (32 bits, signed) that follows from the committed files; a random one where nothing is committed */
export function seedOfCommit(): number {
  const tree = spawnSync('git', ['rev-parse', '--verify', 'HEAD^{tree}'], { encoding: 'utf8' })
  if (tree.status !== 0) return Math.trunc(Math.random() * 2 ** 31)
  return Number.parseInt(tree.stdout.slice(0, 8), 16) | 0
}
