import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type S3Store, startS3Store } from '#tests/support/s3-store.ts'
import { runNode } from '#tests/support/server-process.ts'
import { buckets, type FileStore } from './files.ts'
import { moveFiles } from './move-files.ts'
import { openFiles } from './open-files.ts'

const s3: S3Store = await startS3Store()
const root = mkdtempSync(join(tmpdir(), 'ubumi-move-'))
afterAll(async () => {
  rmSync(root, { recursive: true })
  await s3.close()
})

let count = 0
let path: string
let folder: FileStore
let bucket: FileStore
let address: string
beforeEach(() => {
  s3.fault = () => undefined
  path = join(root, String(++count))
  address = s3.address(`moved/${count}`)
  folder = openFiles({ FILES_URL: pathToFileURL(path).href })
  bucket = openFiles({ FILES_URL: address, ...s3.keys })
})

/** Ten files in both buckets of a store. */
async function fill(store: FileStore) {
  for (let number = 0; number < 5; number++) {
    await store.put('photos', 'webp', Buffer.from(`photo ${number}`))
    await store.put('documents', 'pdf', Buffer.from(`document ${number}`))
  }
}

async function contentOf(store: FileStore) {
  const files = []
  for (const bucket of buckets)
    for (const { name } of await store.list(bucket))
      files.push([bucket, name, String(await store.get({ bucket, name }))].join(' '))
  return files.toSorted()
}

describe('moving files', () => {
  it('copies all to a bucket and back, and leaves the source as it was', async () => {
    await fill(folder)
    const before = await contentOf(folder)
    expect(await moveFiles(folder, bucket)).toEqual({ copied: 10, present: 0, unknown: 0 })
    expect(await contentOf(bucket)).toEqual(before)
    expect(await contentOf(folder)).toEqual(before)
    const back = openFiles({ FILES_URL: pathToFileURL(`${path}-back`).href })
    expect(await moveFiles(bucket, back)).toEqual({ copied: 10, present: 0, unknown: 0 })
    expect(await contentOf(back)).toEqual(before)
  })

  it('continues where it was interrupted, and repairs what differs', async () => {
    await fill(folder)
    writeFileSync(join(path, 'photos', 'readme.txt'), 'not ours')
    let left = 4
    s3.fault = (method) => (method === 'PUT' && left-- <= 0 ? 'cut' : undefined)
    await expect(moveFiles(folder, bucket)).rejects.toMatchObject({ isLasting: false })
    s3.fault = () => undefined
    const [first] = await bucket.list('photos')
    await bucket.keep({ bucket: 'photos', name: first!.name }, Buffer.from('damaged'))
    expect(await moveFiles(folder, bucket)).toEqual({ copied: 7, present: 3, unknown: 1 })
    expect(await moveFiles(folder, bucket)).toEqual({ copied: 0, present: 10, unknown: 1 })
    expect((await contentOf(folder)).filter((line) => !line.includes('readme'))).toEqual(
      await contentOf(bucket),
    )
  })

  it('stops at a file that arrives changed', async () => {
    await fill(folder)
    const changing: FileStore = {
      ...bucket,
      keep: (file, bytes) => bucket.keep(file, bytes.subarray(1)),
    }
    await expect(moveFiles(folder, changing)).rejects.toThrow(/^photos\/\S+ arrived changed\./)
  })

  it('is a command, which names what is wrong', async () => {
    await fill(folder)
    const command = async (words: string[], env: Record<string, string> = s3.keys) => {
      const child = runNode(['scripts/move-files.ts', ...words], env)
      return { code: await child.ended, said: child.output() }
    }
    expect(await command([path, address])).toEqual({
      code: 0,
      said: `10 files are in s3://clinic/moved/${count}, 10 of them new, all compared.\n`,
    })
    expect(await contentOf(bucket)).toEqual(await contentOf(folder))
    const failures: [string[], Record<string, string>, string][] = [
      [[path], s3.keys, 'Say from where and to where'],
      [[path, path], s3.keys, 'FROM and TO are the same store.'],
      [[path, 's3://clinic'], s3.keys, 'FILES_URL: must name a region'],
      [[path, address], {}, 'FILES_ACCESS_KEY: missing'],
      [[path, address], { ...s3.keys, FILES_SECRET_KEY: 'wrong' }, 'SignatureDoesNotMatch'],
    ]
    for (const [words, env, expected] of failures) {
      const { code, said } = await command(words, env)
      expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(expected) })
      expect(said).not.toMatch(/^\s+at /m)
    }
  })
})

it('the command rejects a mistyped source: a folder that is not there, and one without files', async () => {
  const move = async (from: string) => {
    const run = runNode(['scripts/move-files.ts', from, join(root, 'target')], {})
    return { code: await run.ended, text: run.output() }
  }
  const away = await move(join(root, 'away'))
  expect([away.code, away.text]).toEqual([1, expect.stringContaining('FROM: there is no folder')])
  const empty = mkdtempSync(join(root, 'empty-'))
  const none = await move(empty)
  expect([none.code, none.text]).toEqual([1, expect.stringContaining('FROM: there is no file in')])
})
