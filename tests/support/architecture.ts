import { posix } from 'node:path'
import { composingWebRooms, longFiles, systemRoutes } from './exemptions.ts'
import { circlesOf } from './circles.ts'
import type { Source } from './sources.ts'
import {
  formats,
  has,
  hasAttribute,
  hasMember,
  impuritiesOf,
  functionsWithLateScope,
} from './syntax.ts'

/**
 * The rules of the house. Each takes the parsed sources and answers one line per breach, which says
 * where the code belongs instead.
 */
export type Rule = (sources: readonly Source[]) => string[]

const serverRoomFiles = ['feature', 'routes', 'data', 'rules', 'jobs', 'mails']
const shelfNames = ['index', 'utils', 'util', 'helpers', 'helper', 'service', 'types', 'common']

/** Folders of `server/` that are no rooms: what all rooms stand on, and the demo people. */
const serverCommons = ['platform', 'seed']

/** Folders of `web/` that are no rooms: the kit, the frame around the pages, what goes out as it is. */
const webCommons = ['ui', 'app', 'inline', 'static']

const isTest = ({ path }: Source) => /\.(test|spec)\.tsx?$/.test(path)
const wingOf = (path: string) => path.split('/')[0]!

/** The room a path of `server/` or `web/` lies in; undefined for commons and files of the wing itself. */
function roomOf(path: string): string | undefined {
  const [wing, folder, ...rest] = path.split('/')
  const commons = wing === 'server' ? serverCommons : wing === 'web' ? webCommons : undefined
  return commons && rest.length > 0 && !commons.includes(folder!) ? folder : undefined
}

const stem = (path: string) => posix.basename(path).split('.')[0]!

export const rules = {
  'domain imports only its schema library and other domain files': (sources) =>
    sources
      .filter((source) => wingOf(source.path) === 'domain' && !isTest(source))
      .flatMap((source) =>
        source.imports
          .filter(({ to, isPackage }) =>
            isPackage ? !/^zod(\/|$)/.test(to) : wingOf(to) !== 'domain',
          )
          .map(
            ({ to }) => `${source.path} imports ${to}: what needs it belongs into server/ or web/`,
          ),
      ),

  'domain is pure: no clock, no chance, no environment': (sources) =>
    sources
      .filter((source) => wingOf(source.path) === 'domain' && !isTest(source))
      .flatMap((source) =>
        impuritiesOf(source).map((what) => `${source.path} uses ${what}: take it as an argument`),
      ),

  'web sees the server only as a type, in web/api.ts': (sources) =>
    sources
      .filter((source) => wingOf(source.path) === 'web')
      .flatMap((source) =>
        source.imports
          .filter(
            ({ to, isPackage }) => !isPackage && ['server', 'migrations'].includes(wingOf(to)),
          )
          .filter(
            ({ to, isTypeOnly }) =>
              !(source.path === 'web/api.ts' && to === 'server/features.ts' && isTypeOnly),
          )
          .map(
            ({ to }) =>
              `${source.path} imports ${to}: share it through domain/, or call it by web/api.ts`,
          ),
      ),

  'server never imports web': (sources) =>
    sources
      .filter((source) => wingOf(source.path) === 'server')
      .flatMap((source) =>
        source.imports
          .filter(({ to, isPackage }) => !isPackage && wingOf(to) === 'web')
          .map(({ to }) => `${source.path} imports ${to}: what both need belongs into domain/`),
      ),

  'platform and ui import no room': (sources) =>
    sources
      .filter(({ path }) => /^(server\/platform|web\/ui)\//.test(path) && !/\.test\./.test(path))
      .flatMap((source) =>
        source.imports
          .filter(({ to, isPackage }) => !isPackage && roomOf(to) !== undefined)
          .map(({ to }) => `${source.path} imports ${to}: hand it in from the room that needs it`),
      ),

  'only the feature.ts of a feature imports its routes': (sources) =>
    sources
      .filter((source) => !isTest(source))
      .flatMap((source) =>
        source.imports
          .filter(({ to }) => roomOf(to) && wingOf(to) === 'server' && stem(to) === 'routes')
          .filter(
            ({ to }) =>
              !/^server\/[^/]+\/feature\.ts$/.test(source.path) &&
              // The login server is no part of /api.
              !(source.path === 'server/app.ts' && to === 'server/accounts/routes.ts') &&
              // A sub-folder's routes may be chained by the room they lie in.
              !(stem(source.path) === 'routes' && roomOf(source.path) === roomOf(to)),
          )
          .map(
            ({ to }) =>
              `${source.path} imports ${to}: what it wants belongs into that room's data.ts`,
          ),
      ),

  'only data.ts writes queries': (sources) =>
    sources
      .filter(
        (source) => roomOf(source.path) && wingOf(source.path) === 'server' && !isTest(source),
      )
      .filter((source) => !['data', 'jobs'].includes(stem(source.path)))
      .flatMap((source) =>
        source.imports
          .filter(({ to, names, isTypeOnly }) =>
            to === 'server/platform/db.ts'
              ? names.includes('tables')
              : to === 'kysely' && !isTypeOnly,
          )
          .map(() => `${source.path} writes a query: move it into the data.ts beside it`),
      ),

  'data.ts works in the transaction that it is handed as first argument': (sources) =>
    sources
      .filter((source) => roomOf(source.path) && wingOf(source.path) === 'server')
      .filter((source) => stem(source.path) === 'data' && !isTest(source))
      .flatMap((source) => [
        ...functionsWithLateScope(source).map(
          (name) => `${source.path}: ${name} must take \`tx: Transaction\` first`,
        ),
        ...source.imports
          .filter(({ to }) => to === 'server/platform/db.ts')
          .flatMap(({ names }) => names)
          .filter((name) => ['asActor', 'asActorOnce', 'asSystem', 'asSystemFor'].includes(name))
          .map((name) => `${source.path} calls ${name}: the route or job opens the transaction`),
      ]),

  'a route of /api comes to the system by way of its actor': (sources) =>
    sources
      .filter(({ path }) => stem(path) === 'routes' && !systemRoutes.has(path))
      .filter(({ imports }) => imports.some(({ to }) => to === 'server/platform/route.ts'))
      .filter(({ imports }) =>
        imports.some(
          ({ to, names }) => to === 'server/platform/db.ts' && names.includes('asSystem'),
        ),
      )
      .map(
        ({ path }) =>
          `${path} calls asSystem, before anybody was let in: use asSystemFor(actor, …)`,
      ),

  'server rooms know five kinds of file': (sources) =>
    sources
      .filter((source) => wingOf(source.path) === 'server' && !isTest(source))
      .filter(({ path }) =>
        roomOf(path)
          ? !serverRoomFiles.includes(stem(path))
          : path.split('/').length === 2 && !/^server\/(main|app|feature|features)\.ts$/.test(path),
      )
      .map(
        ({ path }) =>
          `${path}: a room holds only ${serverRoomFiles.join(', ')} (.ts) and tests; a sub-concern is a sub-folder of the same`,
      ),

  'no file imports itself by way of others, types included': (sources) =>
    circlesOf(sources).map(
      (files) => `${files.join(' -> ')}: move what they share into a file of its own`,
    ),

  'only domain/values/lusaka.ts knows how far Lusaka is from UTC': (sources) =>
    sources
      .filter(({ path }) => ['domain', 'server', 'web'].includes(wingOf(path)))
      .filter((source) => !isTest(source) && source.path !== 'domain/values/lusaka.ts')
      .filter(({ text }) => /\+02:00|\blusaka\w* = [\d]/i.test(text))
      .map(({ path }) => `${path}: take instantAt, inLusaka or lusakaClock`),

  'no shelves': (sources) =>
    sources
      .filter(({ path }) => shelfNames.includes(stem(path)))
      .map(({ path }) => `${path}: name the file after what it is about`),

  'web rooms do not import each other': (sources) =>
    sources
      .filter((source) => wingOf(source.path) === 'web' && roomOf(source.path) && !isTest(source))
      .filter((source) => !composingWebRooms.has(roomOf(source.path)!))
      .flatMap((source) =>
        source.imports
          .filter(({ to, isPackage }) => !isPackage && wingOf(to) === 'web')
          .filter(({ to }) => roomOf(to) && roomOf(to) !== roomOf(source.path))
          .map(
            ({ to }) =>
              `${source.path} imports ${to}: shared looks belong into web/ui/, shared words into domain/`,
          ),
      ),

  'only platform/db opens a database': (sources) =>
    sources
      .filter(
        ({ path }) =>
          /^(server|web|domain)\//.test(path) && !/^server\/platform\/db[./]/.test(path),
      )
      .filter((source) => !isTest(source))
      .flatMap((source) =>
        source.imports
          // It could open one by itself, but there it is handed the way through asSystem.
          .filter(({ to }) => to !== 'pg-boss' || source.path !== 'server/platform/jobs.ts')
          .filter(
            ({ to, isPackage }) =>
              (isPackage && /^(pg|pg-.*|@electric-sql\/.*)$/.test(to)) ||
              /^server\/platform\/db\/(embedded|lock|migrate)\.ts$/.test(to),
          )
          .map(
            ({ to }) =>
              `${source.path} imports ${to}: run it as somebody, by server/platform/db.ts`,
          ),
      ),

  'only platform/env.ts reads the environment': (sources) =>
    sources
      .filter(
        ({ path }) => /^(server|web|domain)\//.test(path) && path !== 'server/platform/env.ts',
      )
      .filter((source) => !isTest(source) && hasMember(source.program, 'process', 'env'))
      .map(
        ({ path }) =>
          `${path} reads process.env: name the variable in server/platform/env.ts and take it as an argument`,
      ),

  'only web/ui formats dates and money': (sources) =>
    sources
      .filter(({ path }) => /^(web|domain)\//.test(path) && !path.startsWith('web/ui/'))
      .filter((source) => !isTest(source) && formats(source))
      .map(
        ({ path }) => `${path} formats a date or a number: use web/ui/dates.ts or web/ui/money.ts`,
      ),

  'files are named in kebab-case': (sources) =>
    sources
      .filter(({ path }) => !/^[a-z0-9]+([-.][a-z0-9]+)*$/.test(posix.basename(path)))
      .map(({ path }) => `${path}: write the name in kebab-case`),

  'no file is longer than 300 lines unless reviewed': (sources) =>
    sources
      .filter(({ path, lines }) => lines > 301 && !longFiles.has(path))
      .map(
        ({ path, lines }) =>
          `${path} has ${lines - 1} lines: split it by what it is about, or name it in longFiles with a reason`,
      ),

  'exports are named': (sources) =>
    sources
      .filter(
        ({ path, program }) =>
          !path.endsWith('.config.ts') && has(program, 'ExportDefaultDeclaration'),
      )
      .map(({ path }) => `${path} has a default export: give it its name`),

  'nothing is left to do later': (sources) =>
    sources
      .filter(({ comments }) => comments.some(({ text }) => /\b(TODO|FIXME|XXX|HACK)\b/.test(text)))
      .map(({ path }) => `${path}: finish it, or write an issue`),

  'nothing escapes the checks': (sources) =>
    sources
      .filter(({ path }) => /^(server|web|domain)\//.test(path))
      .flatMap(({ path, program, comments }) => [
        ...(has(program, 'TSAnyKeyword') ? [`${path} says any: name the type, or unknown`] : []),
        ...(comments.some(({ text }) => /@ts-(ignore|nocheck)/.test(text))
          ? [`${path} switches types off: mend the type`]
          : []),
        ...(hasAttribute(program, 'dangerouslySetInnerHTML')
          ? [`${path} writes HTML by hand: render elements`]
          : []),
      ]),
} satisfies Record<string, Rule>
