import { existsSync, statSync } from 'node:fs'
import { basename, extname, resolve } from 'node:path'
import type { Rolldown } from 'vite'

import { groupModules, type Module } from './module-groups.ts'

/** Modules within `web/` with which each visit starts, and each page for signed-in users besides. */
const starts = {
  frame: ['main.tsx'],
  signedIn: [
    'app/signed-in/guarded-page.tsx',
    'app/signed-in/frame/own-frame.tsx',
    'platform/calls/early-data.ts',
    // Each form that stores health data asks for the consent.
    'platform/signed-in/consents.ts',
  ],
}

/** The chunk that every page for signed-in users loads besides that of the entry. */
export const signedInChunk = 'signed-in'

/**
 * The chunks that several pages load, for the bundler: it finds them when it knows all imports
 * (`module-groups.ts`).
 *
 * @param pages the modules of the pages within `web/`
 */
export function sharedChunks(
  pages: readonly { source: string; isPublic: boolean }[],
): Rolldown.CodeSplittingOptions {
  const entries = pages.map(({ source, isPublic }) =>
    [...starts.frame, ...(isPublic ? [] : starts.signedIn), source].map(pathOf),
  )
  let names: Map<string, string> | undefined
  return {
    // Each module is named below, so none may follow another that imports it.
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'shared',
        name(id, context) {
          names ??= namesOf(groupModules(entries, (one) => moduleOf(one, context)))
          return names.get(id)
        },
      },
    ],
  }
}

const pathOf = (source: string) => resolve('web', source).replaceAll('\\', '/')

/**
 * Without the stylesheets of features: the bundler keeps each apart for the pages that import it. That of
 * every page is part of the first chunk.
 */
function moduleOf(id: string, context: Rolldown.ChunkingContext): Module | undefined {
  const isOwnSheet = id.endsWith('.css') && id !== pathOf('main.css')
  const info = isOwnSheet ? null : context.getModuleInfo(id)
  if (!info) return undefined
  return {
    size: existsSync(id) ? statSync(id).size : 0,
    imports: [...info.importedIds],
    later: [...info.dynamicallyImportedIds],
  }
}

function namesOf(groups: readonly (readonly string[])[]): Map<string, string> {
  const [guard] = starts.signedIn.map(pathOf)
  return new Map(
    groups.flatMap((ids, index) => {
      const [first] = ids
      const name = ids.includes(guard!)
        ? signedInChunk
        : `shared-${index}-${basename(first!, extname(first!))}`
      return ids.map((id) => [id, name] as const)
    }),
  )
}
