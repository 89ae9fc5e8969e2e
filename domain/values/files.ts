import * as z from 'zod/mini'

/**
 * The rules for uploaded files on both sides: accepted types, maximum sizes, and the messages for
 * rejected files.
 */

/** Bytes of the largest file that is taken: 5 MB, of a document and of a photo alike. */
export const maxFileBytes = 5 * 1024 * 1024
/** Width times height of the largest picture that is opened. */
export const maxPixels = 25_000_000

/**
 * The accepted content types of a document, also used for the `accept` attribute of a file field.
 */
export const documentTypes = ['image/png', 'image/jpeg', 'application/pdf'] as const
export type DocumentType = (typeof documentTypes)[number]
/** What a photo may be, by its content. */
export const photoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

export const tooLargeMessage = 'The file is larger than 5 MB. Choose a smaller one.'
export const emptyFileMessage = 'The file is empty. Choose another one.'
export const documentTypeMessage = 'Choose a PNG or JPEG picture, or a PDF.'
export const photoTypeMessage = 'Choose a PNG, JPEG or WebP picture.'
/** Of a HEIC or AVIF, whatever its name says. */
export const phonePictureMessage =
  'This picture is in a format of phones (HEIC or AVIF), also where its name ends with .jpg. Open it, take a screenshot of it, and send that.'
export const tooManyPixelsMessage = 'The picture has more than 25 megapixels. Choose a smaller one.'
export const tooLongMessage = 'The picture is too long and narrow. Crop it, or choose another one.'
export const brokenPictureMessage = 'The picture is damaged. Choose another one.'

/** Of a PDF that is encrypted, also where it opens without a password: what is in it cannot be inspected. */
export const lockedPdfMessage =
  'This PDF is protected, so we cannot check it. Open it, choose Print, then “Save as PDF”, and send the new file. Or send a photo of it.'
export const activePdfMessage =
  'This PDF contains more than pages: a script, a form or another file. Print it to a new PDF, or send a picture.'

/** A link that opens a document, for at most 60 seconds. */
export const documentLink = z.object({
  url: z.string(),
  expires_at: z.iso.datetime({ offset: true }),
})
export type DocumentLink = z.output<typeof documentLink>
