import { createHash } from 'node:crypto'
import {
  type DocumentType,
  documentTypeMessage,
  documentTypes,
  emptyFileMessage,
  activePdfMessage,
  lockedPdfMessage,
  maxFileBytes,
  maxPixels,
  tooLargeMessage,
} from '#domain/values/files.ts'
import type { Extension, FileStore } from './files.ts'
import { inspectFor, reEncodeOrReject } from './inspect-file.ts'
import { removeFiles } from './remove-files.ts'
import { readUpload, rejection } from './upload.ts'

const extensionOf: Record<DocumentType, Extension> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
}

/** Pixels of the longer side: an A4 page at 300 dots per inch. */
const longest = 3508
/** Times as long as wide: a roll of paper, photographed, is shorter. */
const maxRatio = 20

/** What a row says about its document. */
export interface StoredDocument {
  /** In the bucket `documents`. */
  document_name: string
  document_type: DocumentType
  /** SHA-256 of the upload, to recognise a retry. */
  document_hash: Buffer
}

/**
 * Stores an uploaded document, and the row that names it: both or neither.
 *
 * @param user_id who sends it
 * @param field of the form, for the error
 * @param write writes the row; `isNew` is false where a retry sent a document that is stored already
 * @throws Problem 413, 415 or 422 with the field named, 503 where too many files are queued; what `write` throws
 */
export async function keepDocument<Written extends { isNew: boolean }>(
  files: FileStore,
  { user_id, field, document }: { user_id: string; field: string; document: File },
  write: (stored: StoredDocument) => Promise<Written>,
): Promise<Written> {
  const { sent, toStore, type } = await readDocument(user_id, document, field)
  const file = {
    bucket: 'documents',
    name: await files.put('documents', extensionOf[type], toStore),
  } as const
  let isStored = false
  try {
    const written = await write({
      document_name: file.name,
      document_type: type,
      document_hash: createHash('sha256').update(sent).digest(),
    })
    isStored = written.isNew
    return written
  } finally {
    if (!isStored) await removeFiles(files, [file])
  }
}

/**
 * Inspects a document. A picture is encoded again, so that neither the place where it was taken nor
 * anything hidden in it is stored; a PDF is stored unchanged, unless it does more than show pages.
 */
async function readDocument(user_id: string, document: File, field: string) {
  const { bytes, type } = await readUpload(document, {
    field,
    types: documentTypes,
    maxBytes: maxFileBytes,
    messages: {
      empty: emptyFileMessage,
      tooLarge: tooLargeMessage,
      wrongType: documentTypeMessage,
    },
  })
  if (type === 'application/pdf') {
    const issue = await inspectFor(user_id, bytes)
    if (issue === 'locked') throw rejection(422, 'invalid', field, lockedPdfMessage)
    if (issue) throw rejection(422, 'invalid', field, activePdfMessage)
    return { sent: bytes, toStore: bytes, type }
  }
  const format = type === 'image/png' ? 'png' : 'jpeg'
  const order = { maxPixels, maxRatio, longest, format } as const
  return { sent: bytes, toStore: await reEncodeOrReject(user_id, bytes, order, field), type }
}
