import { ProblemError } from '#web/platform/calls/problem.ts'
import { loadOnce } from '#web/platform/lazy.tsx'

const loadLimits = loadOnce(() => import('./file-limits.ts'))

/**
 * How small a picture may be made: its shorter side in pixels, and the file size in bytes above
 * which it is made smaller.
 */
interface Smallest {
  side: number
  bytes: number
}

/** No page shows a portrait larger than 512 pixels; the server crops it to that. */
const portrait: Smallest = { side: 1024, bytes: 400_000 }
/** An A4 page at 220 dots per inch: small print is legible. */
const paper: Smallest = { side: 1800, bytes: 1_500_000 }
export const smallest = { portrait, paper } as const

/** The same file again gives the same bytes again, so that the server recognises a retry. */
const fitted = new WeakMap<File, Blob>()

/**
 * A file as small as it needs to be: a phone's camera makes 6 MB of a page, which is two minutes on
 * a slow connection, and costs data. A file that the browser cannot read is sent unchanged: the
 * server will say what is wrong.
 *
 * @param field whose file it is, as the form names it
 * @throws ProblemError where it is larger than the server accepts, also after it was made smaller
 */
export async function fitFile(field: string, file: File, max: Smallest): Promise<Blob> {
  const fit = fitted.get(file) ?? (await shrink(file, max))
  fitted.set(file, fit)
  const { maxFileBytes, tooLargeMessage } = await loadLimits()
  if (fit.size <= maxFileBytes) return fit
  throw new ProblemError({
    code: 'too_large',
    message: tooLargeMessage,
    fields: { [field]: tooLargeMessage },
    status: 413,
  })
}

async function shrink(file: File, { side, bytes }: Smallest): Promise<Blob> {
  if (file.size <= bytes || !file.type.startsWith('image/')) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, side / Math.min(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    const pen = canvas.getContext('2d')!
    // Transparent pixels would turn black.
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const smaller = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.86)
    })
    return smaller && smaller.size < file.size ? smaller : file
  } catch {
    return file
  }
}
