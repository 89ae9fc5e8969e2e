import { createHash } from 'node:crypto'
import {
  logoBox,
  logoMessages,
  maxLogoBytes,
  maxLogoRatio,
  svgMessage,
} from '#domain/admin/clinic-logo.ts'
import type { DrawnLogo } from '#server/platform/files/draw-logo.ts'
import { drawLogoFor } from '#server/platform/files/inspect-file.ts'
import { rejection } from '#server/platform/files/upload.ts'

const field = 'logo'
const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** What a file is shows in its content: neither its name nor its declared type counts. */
function typeOf(bytes: Uint8Array): 'png' | 'svg' | undefined {
  if (pngSignature.every((byte, at) => bytes[at] === byte)) return 'png'
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return /^\s*</.test(text) && text.includes('<svg') ? 'svg' : undefined
  } catch {
    return undefined
  }
}

/**
 * Draws the logo in a file that an admin sends.
 *
 * @throws Problem 413, 415 or 422 with the field named, 503 where too many files are queued
 */
export async function drawLogoIn(
  user_id: string,
  file: File,
): Promise<DrawnLogo & { digest: string }> {
  if (file.size > maxLogoBytes) throw rejection(413, 'too_large', field, logoMessages.tooLarge)
  if (file.size === 0) throw rejection(422, 'invalid', field, logoMessages.empty)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = typeOf(bytes)
  if (!type) throw rejection(415, 'wrong_type', field, logoMessages.wrongType)
  const drawn = await drawLogoFor(user_id, { bytes, type, box: logoBox, maxRatio: maxLogoRatio })
  if (typeof drawn === 'string') throw rejection(422, 'invalid', field, logoMessages[drawn])
  if ('found' in drawn) throw rejection(422, 'invalid', field, svgMessage(drawn.found))
  const digest = createHash('sha256').update(drawn.picture).digest('base64url').slice(0, 22)
  return { ...drawn, digest }
}
