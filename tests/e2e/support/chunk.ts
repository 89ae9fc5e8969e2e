import { readFileSync } from 'node:fs'

/**
 * A pattern for requests of scripts of the built app.
 *
 * @param names of their modules, or of the chunks that these share with others
 */
export function chunk(...names: string[]): RegExp {
  const files = JSON.parse(readFileSync('dist/web.chunks.json', 'utf8')) as Record<string, string[]>
  const wanted = names.flatMap((name) => {
    if (!files[name]) throw new Error(`The build has no script named ${name}.`)
    return files[name]
  })
  return new RegExp(wanted.join('|'))
}
