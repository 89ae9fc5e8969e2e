import { circlesOf } from './circles.ts'
import { addTo } from './gate.ts'
import { featureOf, isTest, layerOf, stem } from './layers.ts'
import type { Import, Source } from './sources.ts'

/** Names of files with a role. */
const roles = ['feature', 'routes', 'data', 'jobs', 'mails']
/** Names that any file could have. */
const emptyNames = [
  'rules',
  'logic',
  'functions',
  'queries',
  'model',
  'schema',
  'constants',
  'misc',
]

/** The folder of `server/` that a file is in; undefined for files of `server/` itself. */
function folderOf(path: string): string | undefined {
  const [layer, folder, ...rest] = path.split('/')
  return layer === 'server' && rest.length > 0 ? folder : undefined
}

/** Each import from one folder of `server/` into another. */
function importsBetweenFolders(
  sources: readonly Source[],
): { from: string; path: string; to: string }[] {
  return sources
    .filter((source) => folderOf(source.path) && !isTest(source))
    .flatMap(({ path, imports }) =>
      imports
        .filter(
          ({ to, isPackage }) => !isPackage && folderOf(to) && folderOf(to) !== folderOf(path),
        )
        .map(({ to }) => ({ from: folderOf(path)!, path, to })),
    )
}

function circlesOfFolders(sources: readonly Source[]): string[] {
  const between = importsBetweenFolders(sources)
  const importOf = (to: string): Import => ({
    to,
    isPackage: false,
    isTypeOnly: false,
    isLater: false,
    names: [],
  })
  const folders = [...new Set(between.map(({ from }) => from))].map((folder) => ({
    path: folder,
    imports: between.filter(({ from }) => from === folder).map(({ to }) => importOf(folderOf(to)!)),
  }))
  return circlesOf(folders).map((circle) => {
    const reasons = circle.slice(1).map((next, place) => {
      const { path, to } = between.find(
        (one) => one.from === circle[place] && folderOf(one.to) === next,
      )!
      return `${path} imports ${to}`
    })
    return (
      `server/: ${circle.join(' -> ')} (${reasons.join('; ')}): remove one of these imports. ` +
      'Move what both need into the feature that the other may import, or hand it in by feature.ts, as writeErasureMails'
    )
  })
}

/** How the features of the server are made up, and what they may import from each other. */
export const serverFeatureRules = {
  'features of the server form no circle': circlesOfFolders,

  'each feature of the server is in server/features.ts': (sources: readonly Source[]) => {
    const list = sources.find(({ path }) => path === 'server/features.ts')
    const listed = new Set(list?.imports.map(({ to }) => to))
    return sources
      .filter(({ path }) => /^server\/[^/]+\/feature\.ts$/.test(path) && !listed.has(path))
      .map(({ path, text }) => {
        const [, name = 'itsFeature'] = /export const (\w+)/.exec(text) ?? []
        return addTo(
          'server/features.ts',
          `${path} is in no list: its routes, jobs and demo data are left out.`,
          `import { ${name} } from './${path.split('/')[1]}/feature.ts'\nand to \`features\`:\n${name},`,
        )
      })
  },

  'a file of a server feature has a role, or the name of what is in it': (
    sources: readonly Source[],
  ) =>
    sources
      .filter((source) => ['server', 'domain'].includes(layerOf(source.path)) && !isTest(source))
      .filter(({ path }) =>
        layerOf(path) === 'domain'
          ? stem(path) === 'rules'
          : featureOf(path)
            ? emptyNames.includes(stem(path))
            : path.split('/').length === 2 &&
              !/^server\/(main|app|feature|features)\.ts$/.test(path),
      )
      .map(
        ({ path }) =>
          `${path}: name the file after what is in it, as payment-provider.ts, report-pdf.ts, ` +
          `or booking-problems.ts for functions that throw; only ${roles.join(', ')} are roles`,
      ),

  'the answers of a route are checked by the compiler': (sources: readonly Source[]) =>
    sources
      .filter(({ path }) => layerOf(path) === 'server' && path !== 'server/platform/route.ts')
      .filter(({ imports }) =>
        imports.some(
          ({ to, names }) => to === 'server/platform/route.ts' && names.includes('route'),
        ),
      )
      .filter(({ imports }) =>
        imports.some(
          ({ to, names, isTypeOnly }) => to === 'hono' && names.includes('Hono') && !isTypeOnly,
        ),
      )
      .map(({ path }) => `${path} adds routes to a plain Hono app: begin with apiRoutes()`),
}
