import { posix } from 'node:path'
import { composingWebFeatures, longFiles, systemRoutes } from './exemptions.ts'
import { circlesOf } from './circles.ts'
import { lazyRules } from './lazy-rules.ts'
import { idRules } from './id-rules.ts'
import { featureOf, isTest, layerOf, stem } from './layers.ts'
import { oneWayRules } from './one-way-rules.ts'
import { queryRules } from './query-rules.ts'
import { rejectionRules } from './rejection-rules.ts'
import { serverFeatureRules } from './server-feature-rules.ts'
import type { Source } from './sources.ts'
import {
  formats,
  has,
  hasAttribute,
  hasMember,
  impuritiesOf,
  functionsWithLateScope,
} from './syntax.ts'

/** A rule of the structure: one line per violation, which says where the code belongs instead. */
export type Rule = (sources: readonly Source[]) => string[]

/** The end of a message: how an exemption is written. */
const exempt = (list: string, key: string) =>
  `add to \`${list}\` in tests/support/exemptions.ts: ['${key}', 'REASON'],`

const generalNames = ['index', 'utils', 'util', 'helpers', 'helper', 'service', 'types', 'common']

export const rules = {
  'domain imports only its schema library and other domain files': (sources) =>
    sources
      .filter((source) => layerOf(source.path) === 'domain' && !isTest(source))
      .flatMap((source) =>
        source.imports
          .filter(({ to, isPackage }) =>
            isPackage ? !/^zod(\/|$)/.test(to) : layerOf(to) !== 'domain',
          )
          .map(
            ({ to }) => `${source.path} imports ${to}: what needs it belongs into server/ or web/`,
          ),
      ),

  'domain is pure: no clock, no chance, no environment': (sources) =>
    sources
      .filter((source) => layerOf(source.path) === 'domain' && !isTest(source))
      .flatMap((source) =>
        impuritiesOf(source).map((what) => `${source.path} uses ${what}: take it as an argument`),
      ),

  'web sees the server only as a type, in web/api.ts': (sources) =>
    sources
      .filter((source) => layerOf(source.path) === 'web')
      .flatMap((source) =>
        source.imports
          .filter(({ to, isPackage }) => !isPackage && ['server', 'database'].includes(layerOf(to)))
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
      .filter((source) => layerOf(source.path) === 'server')
      .flatMap((source) =>
        source.imports
          .filter(({ to, isPackage }) => !isPackage && layerOf(to) === 'web')
          .map(({ to }) => `${source.path} imports ${to}: what both need belongs into domain/`),
      ),

  'platform, ui and app import no feature': (sources) =>
    sources
      .filter(
        (source) =>
          /^(server\/platform|web\/(platform|ui|app))\//.test(source.path) && !isTest(source),
      )
      .flatMap((source) =>
        source.imports
          .filter(({ to, isPackage }) => !isPackage && featureOf(to) !== undefined)
          .map(
            ({ to }) => `${source.path} imports ${to}: hand it in from the feature that needs it`,
          ),
      ),

  'web/platform shows nothing, and web/ui knows nothing of the frame': (sources) =>
    sources
      .filter((source) => /^web\/(platform|ui)\//.test(source.path) && !isTest(source))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ to }) =>
            (path.startsWith('web/ui/') ? /^web\/app\// : /^web\/(app|ui)\//).test(to),
          )
          .map(({ to }) => `${path} imports ${to}: app uses ui, ui uses platform`),
      ),

  'only the feature.ts of a feature imports its routes': (sources) =>
    sources
      .filter((source) => !isTest(source))
      .flatMap((source) =>
        source.imports
          .filter(({ to }) => featureOf(to) && layerOf(to) === 'server' && stem(to) === 'routes')
          .filter(
            ({ to }) =>
              !/^server\/[^/]+\/feature\.ts$/.test(source.path) &&
              // The login server is no part of /api.
              !(source.path === 'server/app.ts' && to === 'server/accounts/routes.ts') &&
              // A sub-folder's routes may be chained by the feature they lie in.
              !(stem(source.path) === 'routes' && featureOf(source.path) === featureOf(to)),
          )
          .map(
            ({ to }) =>
              `${source.path} imports ${to}: what it wants belongs into that feature's data.ts`,
          ),
      ),

  'only data.ts writes queries': (sources) =>
    sources
      .filter(
        (source) => featureOf(source.path) && layerOf(source.path) === 'server' && !isTest(source),
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
      .filter((source) => featureOf(source.path) && layerOf(source.path) === 'server')
      .filter((source) => stem(source.path) === 'data' && !isTest(source))
      .flatMap((source) => [
        ...functionsWithLateScope(source).map(
          (name) => `${source.path}: ${name} must take \`tx: Transaction\` first`,
        ),
        ...source.imports
          .filter(({ to }) => to === 'server/platform/db.ts')
          .flatMap(({ names }) => names)
          .filter((name) =>
            ['asActor', 'asActorPipelined', 'asSystem', 'asSystemFor'].includes(name),
          )
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
          `${path} calls asSystem, before anyone was let in: use asSystemFor(actor, …). Where its caller is no actor, ${exempt('systemRoutes', path)}`,
      ),

  'no file imports itself by way of others, types included': (sources) =>
    circlesOf(sources).map(
      (files) => `${files.join(' -> ')}: move what they share into a file of its own`,
    ),

  'no general folders': (sources) =>
    sources
      .filter(({ path }) => generalNames.includes(stem(path)))
      .map(({ path }) => `${path}: name the file after what it is about`),

  'web features do not import each other': (sources) =>
    sources
      .filter(
        (source) => layerOf(source.path) === 'web' && featureOf(source.path) && !isTest(source),
      )
      .filter((source) => !composingWebFeatures.has(featureOf(source.path)!))
      .flatMap((source) =>
        source.imports
          .filter(({ to, isPackage }) => !isPackage && layerOf(to) === 'web')
          .filter(({ to }) => featureOf(to) && featureOf(to) !== featureOf(source.path))
          .map(
            ({ to }) =>
              `${source.path} imports ${to}: shared components belong into web/ui/, shared texts into domain/. Where the feature puts others together, ${exempt('composingWebFeatures', featureOf(source.path)!)}`,
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
          // It could open a connection by itself, but it gets `asSystem` instead.
          .filter(({ to }) => to !== 'pg-boss' || source.path !== 'server/platform/jobs.ts')
          .filter(
            ({ to, isPackage }) =>
              (isPackage && /^(pg|pg-.*|@electric-sql\/.*)$/.test(to)) ||
              /^server\/platform\/db\/(embedded|lock|migrations\/migrate)\.ts$/.test(to),
          )
          .map(
            ({ to }) => `${source.path} imports ${to}: run it as someone, by server/platform/db.ts`,
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

  'only web/platform formats dates and money': (sources) =>
    sources
      .filter(({ path }) => /^(web|domain)\//.test(path) && !path.startsWith('web/platform/'))
      .filter((source) => !isTest(source) && formats(source))
      .map(({ path }) => `${path} formats a date or a number: use web/platform/values/`),

  'a list to choose from has its arrow': (sources) =>
    sources
      .filter(({ path, text }) => {
        const count = (words: string) => text.split(words).length
        return path.endsWith('.tsx') && count('<select') > count('"control-chevron"')
      })
      .map(
        ({ path }) =>
          `${path} has a select without its arrow, which our own look takes away: use SelectField, or its control-wrap and control-chevron`,
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
          `${path} has ${lines - 1} lines: split it. Where it is one list, ${exempt('longFiles', path)}`,
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

  'a browser test waits for what it sees': (sources) =>
    sources
      .filter(({ path, text }) => path.startsWith('tests/e2e/') && /\.waitForTimeout\(/.test(text))
      .map(({ path }) => `${path} waits for a fixed time: wait for what the page then shows`),

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

  ...lazyRules,
  ...queryRules,
  ...oneWayRules,
  ...rejectionRules,
  ...serverFeatureRules,
  ...idRules,
} satisfies Record<string, Rule>
