import type sharpLibrary from 'sharp'
import type { Metadata, Sharp } from 'sharp'

/**
 * Pictures of unknown origin, encoded again: the output has the pixels and nothing else, no
 * place and camera of the photographer, no second file hidden behind the first. Only PNG, JPEG and
 * WebP are ever decoded; of moving pictures the first frame. Runs on a worker thread.
 */

let library: Promise<typeof sharpLibrary> | undefined

/** Loaded with the first picture: a thread that renders PDFs never needs it. */
export function openLibrary() {
  return (library ??= import('sharp').then(({ default: sharp }) => {
    // What libvips could read beside these (SVG, PDF, TIFF …) is closed, whatever the content pretends.
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'],
    })
    // No picture comes twice, so a cache is of no use; and one thread is enough for a photo of a phone.
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  }))
}

/**
 * Seconds for libvips. It cannot be stopped from outside: ending the thread would block on it.
 */
const longestDrawing = 10

/** Bytes that the pixels of one picture may take, where all of them have to be held at once. */
const maxBytes = 128 * 1024 * 1024

export type PictureIssue = 'broken' | 'too many pixels' | 'too long'

/** What to draw. */
export type PictureOrder = {
  /** Width times height of the largest picture that is decoded. */
  maxPixels: number
  /** How many times as long as wide a picture may be, or as wide as long. */
  maxRatio: number
} & (
  | {
      /** Width and height of a square WebP of the part that matters most. */
      side: number
    }
  | {
      /** Pixels that the whole picture, in its own format, is long and wide at most. */
      longest: number
      format: 'png' | 'jpeg'
    }
)

/** @returns the new picture, upright, or why there is none */
export async function reEncodeImage({
  bytes,
  order,
}: {
  bytes: Uint8Array
  order: PictureOrder
}): Promise<Uint8Array<ArrayBuffer> | PictureIssue> {
  const sharp = await openLibrary()
  try {
    const issue = issueOf(await sharp(bytes, { limitInputPixels: false }).metadata(), order)
    if (issue) return issue
    const draw = async (input: Uint8Array, failOn: 'error' | 'warning') => {
      const picture = sharp(input, { limitInputPixels: order.maxPixels, failOn })
        .timeout({ seconds: longestDrawing })
        .autoOrient()
      const drawn = 'side' in order ? square(picture, order) : whole(picture, order)
      return new Uint8Array(await drawn.toBuffer())
    }
    return await draw(bytes, 'error').catch(async (error: unknown) => {
      // Only the mark may be missing: where rows are, there is a warning.
      for (const ended of withEndMark(bytes)) {
        const drawn = await draw(ended, 'warning').catch(() => undefined)
        if (drawn) return drawn
      }
      throw error
    })
  } catch {
    return 'broken'
  }
}

/**
 * A JPEG without its end mark (ISO/IEC 10918-1, B.2.1: EOI) that gets one. Some cameras and messengers leave it
 * out, or fill the file up with zeros, and browsers show such pictures. The last byte of the picture may itself
 * be a zero, above all after FF (F.1.2.3: a zero is stuffed there), so each number of zeros that can belong to
 * the picture is one candidate. Empty where it ends as it should, or is no JPEG.
 */
function withEndMark(bytes: Uint8Array): Uint8Array[] {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return []
  let end = bytes.length
  while (end > 0 && bytes[end - 1] === 0) end -= 1
  if (bytes[end - 2] === 0xff && bytes[end - 1] === 0xd9) return []
  const kept = Array.from(
    { length: Math.min(bytes.length - end, 2) + 1 },
    (_, zeros) => end + zeros,
  )
  return kept.map((length) => {
    const ended = new Uint8Array(length + 2)
    ended.set(bytes.subarray(0, length))
    ended.set([0xff, 0xd9], length)
    return ended
  })
}

function issueOf(
  { width, height, channels, depth }: Metadata,
  { maxPixels, maxRatio }: PictureOrder,
): PictureIssue | undefined {
  if (width * height > maxPixels) return 'too many pixels'
  if (width * height * channels * (bytesOf[depth] ?? 1) > maxBytes) return 'too many pixels'
  if (width > height * maxRatio || height > width * maxRatio) return 'too long'
  return undefined
}

const bytesOf: Record<string, number> = {
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
  double: 8,
}

/** Scaled before it is cut: `maxRatio` bounds what lies between, at `side` × `side` × the ratio. */
function square(picture: Sharp, { side }: { side: number }) {
  return picture
    .resize(side, side, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 82 })
}

function whole(picture: Sharp, { longest, format }: { longest: number; format: 'png' | 'jpeg' }) {
  return picture
    .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
    .toFormat(format, format === 'jpeg' ? { quality: 85 } : {})
}
