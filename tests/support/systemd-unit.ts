import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The settings of a systemd unit in their order; a name may occur several times. */
export function readUnit(file: string): { name: string; value: string }[] {
  return [...readFileSync(file, 'utf8').matchAll(/^([A-Za-z]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => ({ name, value }),
  )
}

/** The variables of an environment file, or of a setting Environment, by name. */
export function readVariables(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(?:"([^"]*)"|'([^']*)'|(.*))$/gm)].map(
      ([, name = '', double, single, plain]) => [name, double ?? single ?? plain ?? ''],
    ),
  )
}

/**
 * Which system calls a unit allows.
 *
 * @param filters values of SystemCallFilter: a first one that allows groups, then some that take away
 */
export function allowedSystemCalls(filters: readonly string[]): Set<string> {
  const allowed = new Set<string>()
  for (const filter of filters) {
    const isTaking = filter.startsWith('~')
    for (const group of filter.replace('~', '').split(' '))
      for (const call of callsOf(group)) {
        if (isTaking) allowed.delete(call)
        else allowed.add(call)
      }
  }
  return allowed
}

/** The calls of a group of systemd, `@system-service`, and of those that it contains. */
function callsOf(group: string): string[] {
  if (!group.startsWith('@')) return [group]
  const text = execFileSync('systemd-analyze', ['syscall-filter', group], { encoding: 'utf8' })
  return [...text.matchAll(/^ {4}([@\w-]+)$/gm)].flatMap(([, name = '']) => callsOf(name))
}
