import { fileTypeFromBuffer } from 'file-type'
import { expect, it } from 'vitest'
import { phonePictureMessage } from '#domain/values/files.ts'
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

it('takes a picture that moves for the PNG that it is', async () => {
  const bytes = new Uint8Array(
    Buffer.concat([flood(1, 1).subarray(0, 33), chunk('acTL', Buffer.alloc(8))]),
  )
  expect(await fileTypeFromBuffer(bytes)).toMatchObject({ mime: 'image/apng' })
  expect((await readUpload(new File([bytes], 'a.png'), wanted)).type).toBe('image/png')
})

it('accepts a PDF after empty lines, as readers do, and nothing else before it', async () => {
  const read = (text: string) =>
    readUpload(new File([text], 'a.pdf'), { ...wanted, types: ['application/pdf'] as const }).then(
      ({ type }) => type,
      ({ code }: { code: string }) => code,
    )
  for (const before of ['', '\n', '\r\n\r\n', '   ', '\ufeff'])
    expect(await read(`${before}%PDF-1.7\n`), JSON.stringify(before)).toBe('application/pdf')
  for (const before of ['<html>', '\n'.repeat(65), 'x', '\0'])
    expect(await read(`${before}%PDF-1.7\n`), JSON.stringify(before)).toBe('wrong_type')
})

it('says what to do with a picture of a phone that is named as a JPEG', async () => {
  for (const [brand, more] of [
    ['heic', 'mif1'],
    ['heix', 'mif1'],
    ['hevc', 'msf1'],
    ['mif1', 'heic'],
    ['avif', 'mif1'],
  ]) {
    const bytes = Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0${more}${brand}${'\0'.repeat(100)}`)
    const answer = readUpload(new File([bytes], 'IMG_0001.jpg', { type: 'image/jpeg' }), wanted)
    await expect(answer, brand).rejects.toMatchObject({
      code: 'wrong_type',
      fields: { file: phonePictureMessage },
    })
  }
})
