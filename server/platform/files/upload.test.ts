import { fileTypeFromBuffer } from 'file-type'
import { expect, it } from 'vitest'
import { chunk, flood } from '#tests/support/uploads.ts'
import { readUpload } from './upload.ts'

const wanted = {
  field: 'file',
  types: ['image/png'] as const,
  maxBytes: 5 * 1024 * 1024,
  messages: { empty: '', tooLarge: '', wrongType: '' },
}

it('reads the type of a file from its beginning', async () => {
  const begins = flood(1, 1).subarray(0, 33)
  const texts = chunk('tEXt', Buffer.alloc(0)).toString('latin1').repeat(400)
  const movement = chunk('acTL', Buffer.alloc(8))
  const bytes = new Uint8Array(Buffer.concat([begins, Buffer.from(texts, 'latin1'), movement]))
  // Who reads on finds a picture that moves.
  expect(await fileTypeFromBuffer(bytes)).toMatchObject({ mime: 'image/apng' })
  expect((await readUpload(new File([bytes], 'a'), wanted)).type).toBe('image/png')
})
