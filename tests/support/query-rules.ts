import { posix } from 'node:path'
import { declaresList, importedKeysIn, keysIn } from './query-keys.ts'
import type { Source } from './sources.ts'

/** `queries.ts`, `report-queries.ts`; and what several features fetch, which is in the platform. */
const isQueries = (path: string) =>
  /^(.+-)?queries\.ts$/.test(posix.basename(path)) || path.startsWith('web/platform/signed-in/')

/** The feature of a page, or the platform. */
const ownerOf = (path: string) => path.split('/')[1]!

const inWeb = (sources: readonly Source[]) =>
  sources.filter(({ path }) => path.startsWith('web/') && !/\.test\.tsx?$/.test(path))

/** The rules of how pages name what they fetch; each returns one line per violation. */
export const queryRules = {
  'keys of queries are in the queries file of their feature': (sources: readonly Source[]) => {
    const imported = inWeb(sources).flatMap(importedKeysIn)
    return inWeb(sources)
      .filter(({ path }) => !isQueries(path))
      .filter(
        (source) =>
          keysIn(source).length > 0 ||
          imported.some(({ to, name }) => to === source.path && declaresList(source, name)),
      )
      .map(
        ({ path }) =>
          `${path} writes the key of a query: export its options and a refresh function from the queries.ts of the feature`,
      )
  },

  'features share no key of a query': (sources: readonly Source[]) => {
    const owners = new Map<string, string>()
    return inWeb(sources).flatMap((source) =>
      keysIn(source)
        .filter((key) => key !== undefined)
        .filter((key) => {
          const owner = owners.get(key) ?? ownerOf(source.path)
          owners.set(key, owner)
          return owner !== ownerOf(source.path)
        })
        .map(
          (key) =>
            `${source.path} uses the key ${key} of ${owners.get(key)}: take its refresh function, or share the key by web/platform/signed-in/counts.ts`,
        ),
    )
  },
}
