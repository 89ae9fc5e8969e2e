import { execFileSync } from 'node:child_process'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { type ArchiveEntry, readArchive, writeArchive } from './archive.ts'
import { decrypt, encrypt, makeBackupKey } from './encryption.ts'

const contents: Record<string, string> = {
  'backup.json': '{}',
  'files/empty': '',
  'files/block': 'x'.repeat(512),
  'files/odd': 'ng’ombe '.repeat(99),
}
async function* entries(): AsyncGenerator<ArchiveEntry> {
  yield { name: 'files/', size: 0, content: Readable.from([]) }
  for (const [name, text] of Object.entries(contents)) {
    const bytes = Buffer.from(text)
    yield { name, size: bytes.length, content: Readable.from([bytes]) }
  }
}
const archive = () => buffer(writeArchive(entries()))
async function read(bytes: AsyncIterable<Uint8Array>) {
  const found: Record<string, string> = {}
  for await (const { name, content } of readArchive(bytes))
    found[name] = (await buffer(content)).toString()
  return found
}
/** In pieces that end anywhere. */
async function* pieces(bytes: Buffer, size = 97) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const textOf = async () => {
  const [comment, identity] = await makeBackupKey()
  return { publicKey: comment!.replace('# public key: ', ''), text: `${comment}\n${identity}\n` }
}

it('is read again, however it is cut into pieces', async () => {
  expect(await read(pieces(await archive()))).toEqual({ 'files/': '', ...contents })
})

it('is opened by tar', async () => {
  const listed = execFileSync('tar', ['-tf', '-'], { input: await archive() }).toString()
  expect(listed.trim().split('\n')).toEqual(['files/', ...Object.keys(contents)])
})

it('is rejected when it ends early, and when it is something else', async () => {
  const bytes = await archive()
  await expect(read(pieces(bytes.subarray(0, 3000)))).rejects.toThrow('its end is missing')
  await expect(read(pieces(Buffer.alloc(2048, 'a')))).rejects.toThrow('no backup')
})

it('is not written where a file grows meanwhile', async () => {
  async function* growing(): AsyncGenerator<ArchiveEntry> {
    yield { name: 'files/a', size: 1, content: Readable.from([Buffer.from('ab')]) }
  }
  await expect(buffer(writeArchive(growing()))).rejects.toThrow('files/a changed')
})

it('opens with the private key, and not with another, cut short or changed', async () => {
  const [key, other] = [await textOf(), await textOf()]
  const plain = Buffer.alloc(200_000, 'records ')
  const secret = await buffer(await encrypt([key.publicKey], pieces(plain, 5000)))
  expect(secret.includes('records')).toBe(false)
  expect(await buffer(await decrypt(key.text, pieces(secret)))).toEqual(plain)
  await expect(decrypt(other.text, pieces(secret))).rejects.toThrow('does not open this backup')
  await expect(decrypt('', pieces(secret))).rejects.toThrow('has no private key')
  const damaged = async (bytes: Buffer) => buffer(await decrypt(key.text, pieces(bytes)))
  await expect(damaged(secret.subarray(0, 150_000))).rejects.toThrow('damaged or not whole')
  secret[100_000]! ^= 1
  await expect(damaged(secret)).rejects.toThrow('damaged or not whole')
})

it('opens with either private key where two public keys were given', async () => {
  const keys = [await textOf(), await textOf()]
  const publicKeys = keys.map(({ publicKey }) => publicKey)
  const secret = await buffer(await encrypt(publicKeys, pieces(Buffer.from('records'))))
  for (const { text } of keys)
    expect((await buffer(await decrypt(text, pieces(secret)))).toString()).toBe('records')
})
