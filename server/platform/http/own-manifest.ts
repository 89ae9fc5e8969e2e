import { brand, usualBrand } from '#domain/values/brand.ts'
import { etagOf, type WebFile } from './static.ts'

/** What the build writes for the screen of a phone (`scripts/build/install.ts`). */
interface Manifest {
  /** Stays: by it a phone knows the app that it has. */
  id: string
  name: string
  short_name: string
  icons: readonly object[]
  shortcuts: readonly { icons: readonly object[] }[]
}

/** The address of the icon that belongs to the picture of a logo. */
export const iconOf = (src: string): string => src.replace(/\.png$/, '-icon.png')

/** The manifest with the name and the logo that an admin has set; undefined where the built one holds. */
export function ownManifest(built: WebFile): WebFile | undefined {
  const { name, logo } = brand
  if (name === usualBrand.name && !logo) return undefined
  const usual = JSON.parse(Buffer.from(built.plain).toString()) as Manifest
  const icons = logo
    ? ['any', 'maskable'].map((purpose) => ({
        src: iconOf(logo.src),
        sizes: '512x512',
        type: 'image/png',
        purpose,
      }))
    : usual.icons
  const own: Manifest = {
    ...usual,
    name,
    short_name: name,
    icons,
    shortcuts: usual.shortcuts.map((shortcut) =>
      logo ? { ...shortcut, icons: icons.slice(0, 1) } : shortcut,
    ),
  }
  const plain = new Uint8Array(Buffer.from(JSON.stringify(own)))
  return { type: built.type, plain, etag: etagOf(plain) }
}
