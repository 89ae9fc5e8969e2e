import * as z from 'zod/mini'
import { documentTypeMessage, documentTypes, emptyFileMessage } from '#domain/values/files.ts'
import { missingFile } from '../texts.ts'

/** What the form of a verification holds; the file may still be made smaller before it is sent. */
export const verificationForm = z.object({
  file: z
    .file(missingFile.text)
    .check(z.minSize(1, emptyFileMessage), z.mime([...documentTypes], documentTypeMessage)),
})
export type VerificationForm = z.output<typeof verificationForm>
