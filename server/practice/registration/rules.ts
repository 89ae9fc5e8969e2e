import {
  brokenPictureMessage,
  type DocumentType,
  documentTypeMessage,
  documentTypes,
  emptyFileMessage,
  mostFileBytes,
  mostPixels,
  tooLargeMessage,
  tooManyPixelsMessage,
} from '#domain/registration.ts'
import type { Extension } from '#server/platform/files.ts'
import { plainPicture } from '#server/platform/picture.ts'
import { readUpload, refusal } from '#server/platform/upload.ts'

export const extensionOf: Record<DocumentType, Extension> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
}

const field = 'document'
/** Pixels of the longer side: an A4 page at 300 dots per inch. */
const longest = 3508

/**
 * Looks into a document that a provider sends. A picture is drawn anew, so that neither the place
 * where it was taken nor anything hidden in it is kept; a PDF is kept as it is.
 *
 * @throws Problem 413, 415 or 422 with the field named
 */
export async function readDocument(document: File) {
  const { bytes, type } = await readUpload(document, {
    field,
    types: documentTypes,
    mostBytes: mostFileBytes,
    messages: {
      empty: emptyFileMessage,
      tooLarge: tooLargeMessage,
      wrongType: documentTypeMessage,
    },
  })
  if (type === 'application/pdf') return { sent: bytes, kept: bytes, type }
  const format = type === 'image/png' ? 'png' : 'jpeg'
  const picture = await plainPicture(bytes, { mostPixels, longest, format })
  if (picture === 'broken') throw refusal(422, 'invalid', field, brokenPictureMessage)
  if (picture === 'too many pixels') throw refusal(422, 'invalid', field, tooManyPixelsMessage)
  return { sent: bytes, kept: picture, type }
}
