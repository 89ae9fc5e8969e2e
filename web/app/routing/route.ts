import type { ComponentType } from 'react'
import { type LazyPage, lazyPage } from '#web/platform/lazy.tsx'

/** Who may open a page. `signed-in` is any role; the guard in `guard.ts` reads this. */
export type Audience = 'public' | 'signed-in' | 'client' | 'provider' | 'front_desk' | 'admin'

/** The open parts of a path by their names, as in a URL: `{ id: string }` for `/plans/:id`. */
export type PathParams<Path extends string> = Path extends `${string}/:${infer Name}`
  ? Name extends `${infer First}/${infer Rest}`
    ? Record<First, string> & PathParams<`/${Rest}`>
    : Record<Name, string>
  : object

type Params = Readonly<Record<string, string>>

/** One URL of the app. The whole table is `web/routes.tsx`. */
export interface AppRoute {
  path: `/${string}`
  /** Shown in the browser's tab before the product's name. */
  title: string
  audience: Audience
  /** docs/specification.md, "Route guard": the only guarded pages that a student can reach. */
  student?: boolean
  /** A signed-in page that the front desk can open too: its own account, and nothing of health. */
  desk?: boolean
  /** Shows "Exit this page" and answers Shift pressed three times. */
  sensitive?: boolean
  /**
   * One task and nothing beside it: brand, helplines and the exit, no navigation (docs/specification.md,
   * "Look").
   */
  focused?: boolean
  /** A conversation or a long form: a footer below it would only be in the way. */
  footless?: boolean
  /** Pages that replace one another in the browser's history, so that Back finds none of them. */
  oneEntry?: true
  /**
   * True: stored on the device of anyone who opens an offline page, and opens there without a connection
   * (docs/decisions/010-offline.md). `others`: opening it stores those pages; itself it needs a
   * connection.
   */
  offline?: true | 'others'
  /**
   * May use camera and microphone. The headers of a document decide that, so that such a page is always
   * loaded as a document of its own.
   */
  capture?: true
  /** Served outside production only. */
  development?: boolean
  page: LazyPage<Params>
}

type Flags = Pick<
  AppRoute,
  | 'student'
  | 'desk'
  | 'sensitive'
  | 'focused'
  | 'footless'
  | 'oneEntry'
  | 'offline'
  | 'capture'
  | 'development'
>

/** "/admin/safety-alerts" as "Safety alerts". */
const wordsOf = (path: string) =>
  path
    .replace(/.*\//, '')
    .replaceAll('-', ' ')
    .replace(/^./, (first) => first.toUpperCase())

/**
 * Makes the rows of the table for one audience. The module of a page exports one component, whose
 * name ends with `Page`. Its props are the open parts of the path.
 *
 * The title '' is short for the last part of the path in words: each page's script has the table.
 *
 * @param common flags of each page of this audience
 */
export function pageFor(audience: Audience, common?: Flags) {
  return <Path extends `/${string}`>(
    path: Path,
    title: string,
    fetchModule: () => Promise<Readonly<Record<string, ComponentType<PathParams<Path>>>>>,
    flags?: Flags,
  ): AppRoute => ({
    path,
    title: title || wordsOf(path),
    audience,
    ...common,
    ...flags,
    // A built module also exports what other chunks share with it, by short names.
    page: lazyPage(async () => {
      const parts = await fetchModule()
      return parts[
        Object.keys(parts).find((name) => name.endsWith('Page'))!
      ] as ComponentType<Params>
    }),
  })
}

/** The open parts of the path of a page, from the current URL, as they are written there. */
export function readParams({ path }: AppRoute, pathname: string): Params {
  const parts = pathname.split('/')
  return Object.fromEntries(
    path.split('/').flatMap((part, at) => (part[0] === ':' ? [[part.slice(1), parts[at]!]] : [])),
  )
}
