import type sharpLibrary from 'sharp'
import type { Sharp } from 'sharp'

/**
 * Pictures that strangers send, written anew: what comes out holds the pixels and nothing else, no
 * place and camera of the photographer, no second file hidden behind the first. Only PNG, JPEG and
 * WebP are ever decoded; of moving pictures the first frame.
 */

let library: Promise<typeof sharpLibrary> | undefined

/** Fetched with the first picture: a server answers sooner without it. */
function openLibrary() {
  return (library ??= import('sharp').then(({ default: sharp }) => {
    // What libvips could read beside these (SVG, PDF, TIFF …) is closed, whatever the content pretends.
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'],
    })
    // Every picture is another one, and a phone's worth of pixels at a time is enough.
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  }))
}

export type PictureFault = 'broken' | 'too many pixels'

interface Limits {
  /** Width times height of the largest picture that is decoded. */
  mostPixels: number
}

/**
 * A square WebP of the part that matters most, upright.
 *
 * @param side width and height in pixels
 */
export async function squarePicture(bytes: Uint8Array, limits: Limits & { side: number }) {
  return redraw(bytes, limits, (picture) =>
    picture
      .resize(limits.side, limits.side, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 82 }),
  )
}

/** The whole picture in its own format, upright, at most `longest` pixels long and wide. */
export async function plainPicture(
  bytes: Uint8Array,
  limits: Limits & { longest: number; format: 'png' | 'jpeg' },
) {
  const { longest, format } = limits
  return redraw(bytes, limits, (picture) =>
    picture
      .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
      .toFormat(format, format === 'jpeg' ? { quality: 85 } : {}),
  )
}

/** @returns the new picture, or why there is none */
async function redraw(
  bytes: Uint8Array,
  { mostPixels }: Limits,
  draw: (picture: Sharp) => Sharp,
): Promise<Buffer<ArrayBuffer> | PictureFault> {
  const sharp = await openLibrary()
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > mostPixels) return 'too many pixels'
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    return (await draw(picture.autoOrient()).toBuffer()) as Buffer<ArrayBuffer>
  } catch {
    return 'broken'
  }
}
