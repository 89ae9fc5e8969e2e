import { existsSync } from 'node:fs'

/** What `npm test` is asked to run. */
export type Wanted =
  | { group: 'core' | 'all' | 'ci' | 'browsers' | 'deploy' }
  | { group: 'changed'; base: string }
  | { group: 'files'; files: string[]; project?: string; name?: string }

const groups = ['all', 'ci', 'browsers', 'deploy'] as const

/**
 * Reads the words after `npm test --`.
 *
 * @throws Error that names a word that is not known, or a file that is not there
 */
export function readWords(words: readonly string[]): Wanted {
  const files: string[] = []
  const options: Record<string, string> = {}
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!
    const group = groups.find((one) => word === `--${one}`)
    const [isChanged, base = 'HEAD'] = /^--changed(?:=(.+))?$/.exec(word) ?? []
    if ((group || isChanged) && words.length > 1)
      throw new Error(`npm test takes nothing beside ${word}. ${known}`)
    if (group) return { group }
    if (isChanged) return { group: 'changed', base }
    const [, option, given] = /^--(project|name)(?:=(.*))?$/s.exec(word) ?? []
    if (option) options[option] = given ?? words[(at += 1)] ?? ''
    else if (word.startsWith('-')) throw new Error(`npm test does not know ${word}. ${known}`)
    else files.push(word)
  }
  const missing = files.find((file) => !existsSync(file))
  if (missing) throw new Error(`${missing} does not exist.`)
  if (files.length > 0) return { group: 'files', files, ...options }
  if (Object.keys(options).length > 0)
    throw new Error(`--project and --name need the file of the test. ${known}`)
  return { group: 'core' }
}

const known =
  'It knows --all, --ci, --changed[=BRANCH], --deploy, --browsers, and FILE [--project NAME] [--name PATTERN].'
