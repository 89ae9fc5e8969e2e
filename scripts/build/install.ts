import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { brand } from '#domain/values/brand.ts'

const mark = readFileSync('web/static/favicon.svg', 'utf8')
const tokens = readFileSync('web/ui/styles/tokens.css', 'utf8')

/** A colour of the tokens as it is by day: the first definition; the second is the one at night. */
export function tokenOf(name: string, scheme: 'light' | 'dark' = 'light'): string {
  const found = [...tokens.matchAll(new RegExp(`--color-${name}: (#[0-9a-f]{6});`, 'g'))]
  const colour = found[scheme === 'light' ? 0 : 1]?.[1]
  if (!colour)
    throw new Error(`web/ui/styles/tokens.css has no --color-${name} for the ${scheme} scheme.`)
  return colour
}

/**
 * The mark on a whole square, for systems that cut the icon to a shape of their own. Of a maskable icon
 * they may cut all but a circle of 80 % (W3C Manifest, icon masks).
 */
function onWholeSquare(share: number): string {
  const leaves = mark.slice(mark.indexOf('<path'), mark.indexOf('</svg>'))
  const edge = (32 * (1 - share)) / 2
  return mark
    .replace(/ rx="\d+"/, '')
    .replace(
      leaves,
      () => `<g transform="translate(${edge} ${edge}) scale(${share})">${leaves}</g>`,
    )
}

type Brand = Pick<typeof brand, 'name'>

/** A picture of the mark, `size` px wide and high. */
interface Icon {
  name: string
  size: number
  svg: string
}

/** An icon as the manifest lists it. */
interface ListedIcon {
  src: string
  sizes: string
  type: string
  purpose: string
}

const icons: readonly (Icon & { purpose: 'any' | 'maskable' })[] = [
  { name: 'icon', size: 192, svg: mark, purpose: 'any' },
  { name: 'icon', size: 512, svg: mark, purpose: 'any' },
  { name: 'icon-maskable', size: 512, svg: onWholeSquare(0.92), purpose: 'maskable' },
]
const touch: Icon = { name: 'icon-touch', size: 180, svg: onWholeSquare(1) }

/**
 * Writes what makes the app installable: the icons, drawn from the one favicon, and the manifest.
 *
 * @returns the elements of a page's head that name them
 */
export async function writeInstallation(out: string, product: Brand): Promise<string[]> {
  const manifest = manifestOf(
    product,
    await Promise.all(
      icons.map(async (icon) => ({
        src: await writeIcon(out, icon),
        sizes: `${icon.size}x${icon.size}`,
        type: 'image/png',
        purpose: icon.purpose,
      })),
    ),
  )
  writeFileSync(join(out, 'manifest.webmanifest'), JSON.stringify(manifest))
  return [
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<link rel="apple-touch-icon" href="${await writeIcon(out, touch)}">`,
  ]
}

/**
 * The name alone, without a word on what the app is for: it stands on the screen of a phone that
 * others use. The tasks show only after a long press on the icon.
 */
export function manifestOf({ name }: Brand, made: readonly ListedIcon[]) {
  const shortcut = (label: string, url: string) => ({ name: label, url, icons: made.slice(0, 1) })
  return {
    id: '/',
    name,
    short_name: name,
    lang: 'en-GB',
    dir: 'ltr',
    start_url: '/patient-profile',
    scope: '/',
    display: 'standalone',
    theme_color: tokenOf('ground'),
    background_color: tokenOf('ground'),
    categories: ['health', 'lifestyle'],
    icons: made,
    shortcuts: [
      shortcut('Help now', '/help-now'),
      shortcut('Log blood pressure', '/hypertension#log'),
      shortcut('Log glucose', '/diabetes#log'),
    ],
  }
}

/** @returns the icon's address, named after its content */
async function writeIcon(out: string, { name, size, svg }: Icon): Promise<string> {
  const png = await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer()
  const hash = createHash('sha256').update(png).digest('base64url').slice(0, 8)
  const path = `/assets/${name}-${size}-${hash}.png`
  writeFileSync(join(out, path), png)
  return path
}
