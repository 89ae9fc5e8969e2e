import { openLibrary } from './re-encode-image.ts'
import { plainSvg, SvgIssue } from './plain-svg.ts'

/** What is drawn: as pages show it, four times as fine, and on a white square for the screen of a phone. */
export interface DrawnLogo {
  picture: Uint8Array<ArrayBuffer>
  icon: Uint8Array<ArrayBuffer>
  /** In pixels of a page. */
  width: number
  height: number
}

export type LogoIssue = 'broken' | 'too long' | 'too many pixels' | { found: string }

interface LogoOrder {
  bytes: Uint8Array
  type: 'png' | 'svg'
  /** The largest size on a page, in pixels. */
  box: { width: number; height: number }
  maxRatio: number
}

const maxPixels = 4_000_000
/** Screens of phones have up to four pixels for one of a page. */
const fineness = 4
/** In pixels of a page, around the logo. */
const margin = 2
const paper = '#ffffff'
const iconSide = 512
/** Of a maskable icon a phone may cut all but a circle of 80 % (W3C Manifest, icon masks). */
const iconShare = 0.7
const longestDrawing = 5

/** Draws a logo to PNGs: no script, no link and no second file gets through. Runs on a worker thread. */
export async function drawLogo({ bytes, type, box, maxRatio }: LogoOrder) {
  const sharp = await openLibrary()
  let input = bytes
  if (type === 'svg') {
    const plain = plainSvg(new TextDecoder('utf-8').decode(bytes))
    if (plain instanceof SvgIssue) return { found: plain.found } satisfies LogoIssue
    input = new TextEncoder().encode(plain)
    // Of this one drawing alone: no other upload may be an SVG. The thread does one piece of work at a time.
    sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  }
  try {
    const { width, height } = await sharp(input, { limitInputPixels: false }).metadata()
    if (!(width > 0 && height > 0)) return 'broken' satisfies LogoIssue
    if (width > height * maxRatio || height > width * maxRatio)
      return 'too long' satisfies LogoIssue
    if (width * height > maxPixels) return 'too many pixels' satisfies LogoIssue
    const draw = (wide: number, high: number) => {
      const scale = Math.min(wide / width, high / height)
      // An SVG is drawn at the size that is wanted, and not enlarged afterwards.
      const density = Math.min(2400, Math.max(1, 72 * scale))
      return (
        sharp(input, {
          limitInputPixels: maxPixels,
          failOn: 'error',
          ...(type === 'svg' ? { density } : {}),
        })
          .timeout({ seconds: longestDrawing })
          .resize(wide, high, { fit: 'inside' })
          // Most logos are made for paper: at night they stand on it.
          .flatten({ background: paper })
      )
    }
    const edge = margin * fineness
    const { data: picture, info } = await draw(
      box.width * fineness - 2 * edge,
      box.height * fineness - 2 * edge,
    )
      .extend({ top: edge, bottom: edge, left: edge, right: edge, background: paper })
      .png({ palette: true, effort: 10 })
      .toBuffer({ resolveWithObject: true })
    const inner = Math.round(iconSide * iconShare)
    const drawn = await draw(inner, inner).png().toBuffer()
    const icon = await sharp({
      create: { width: iconSide, height: iconSide, channels: 3, background: paper },
    })
      .composite([{ input: drawn }])
      .png({ palette: true, effort: 10 })
      .toBuffer()
    return {
      picture: new Uint8Array(picture),
      icon: new Uint8Array(icon),
      width: Math.round(info.width / fineness),
      height: Math.round(info.height / fineness),
    } satisfies DrawnLogo
  } catch {
    return 'broken' satisfies LogoIssue
  } finally {
    if (type === 'svg') sharp.block({ operation: ['VipsForeignLoadSvg'] })
  }
}
