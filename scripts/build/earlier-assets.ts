import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'

/** Version of the product that `dist/web` was built from; versions up to 0.1.0 did not write it. */
export const versionFile = 'dist/web.version'
/** Holds `assets/` of the version before this one. */
export const earlierFolder = 'dist/earlier'

/**
 * Stores the chunks of the version that is built now, before the next version replaces them. A page that
 * was opened before an upgrade asks for them later: their names contain the hash of their content, so no
 * other version has them. One version is stored, and building the same version again changes nothing.
 *
 * @param version that is built now
 * @param stampFile exists where the last build is complete
 */
export function storeEarlierAssets(version: string, stampFile: string): void {
  const isComplete = existsSync(stampFile) && existsSync('dist/web/assets')
  const built = existsSync(versionFile) ? readFileSync(versionFile, 'utf8') : undefined
  if (!isComplete || built === version) return
  rmSync(earlierFolder, { recursive: true, force: true })
  cpSync('dist/web/assets', `${earlierFolder}/assets`, { recursive: true })
}
