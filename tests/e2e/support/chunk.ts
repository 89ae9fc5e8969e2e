import { readFileSync } from 'node:fs'

/**
 * A pattern for requests of one script of the built app.
 *
 * @param name of its module, or of the chunk that it shares with others
 */
export function chunk(name: string): string {
  const files = JSON.parse(readFileSync('dist/web.chunks.json', 'utf8')) as Record<string, string>
  const file = files[name]
  if (!file) throw new Error(`The build has no script named ${name}.`)
  return `**/${file}*`
}
