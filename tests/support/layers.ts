import { posix } from 'node:path'
import type { Source } from './sources.ts'

/** Folders of `server/` that are no features: the platform of all features, and the demo accounts. */
const serverCommons = ['platform', 'seed']

/** Folders of `web/` that are no features; `frame-slots` hands parts of features to the frame. */
const webCommons = ['ui', 'app', 'inline', 'static', 'platform', 'frame-slots']

export const isTest = ({ path }: Source) => /\.(test|spec)\.tsx?$/.test(path)
/** `server`, `web`, `domain`, `tests`. */
export const layerOf = (path: string) => path.split('/')[0]!

/** The feature a path of `server/` or `web/` lies in; undefined for commons and files of the layer itself. */
export function featureOf(path: string): string | undefined {
  const [layer, folder, ...rest] = path.split('/')
  const commons = layer === 'server' ? serverCommons : layer === 'web' ? webCommons : undefined
  return commons && rest.length > 0 && !commons.includes(folder!) ? folder : undefined
}

/** The name of a file up to its first dot. */
export const stem = (path: string) => posix.basename(path).split('.')[0]!
