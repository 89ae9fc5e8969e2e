import { ReadableStream as NodeStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'

/**
 * Encryption to a public key, in the format `age` (age-encryption.org/v1), which other programs open, too:
 * `age --decrypt --identity KEY_FILE BACKUP`. Streams pass through in pieces of 64 KiB.
 */

/**
 * A new pair of keys, as the lines of a file that `age` reads as well.
 *
 * @returns the public key in a comment, and the private key
 */
export async function makeBackupKey(): Promise<string[]> {
  // Not the post-quantum keys: the age of Debian 12 does not know them.
  const identity = await generateX25519Identity()
  return [`# public key: ${await identityToRecipient(identity)}`, identity]
}

/** @param publicKeys any one of the private keys opens it */
export async function encrypt(
  publicKeys: readonly string[],
  plain: AsyncIterable<Uint8Array>,
): Promise<AsyncIterable<Uint8Array>> {
  const encrypter = new Encrypter()
  for (const key of publicKeys) {
    try {
      encrypter.addRecipient(key)
    } catch (error) {
      throw new Error(`BACKUP_PUBLIC_KEY: ${key} is no public key of age. Copy it again.`, {
        cause: error,
      })
    }
  }
  return iterable(await encrypter.encrypt(streamOf(plain)))
}

/**
 * @param keyFile text of a file with private keys
 * @throws Error where no key opens it; while it is read, where it is damaged or not whole
 */
export async function decrypt(
  keyFile: string,
  encrypted: AsyncIterable<Uint8Array>,
): Promise<AsyncIterable<Uint8Array>> {
  const decrypter = new Decrypter()
  const keys = keyFile.split('\n').map((text) => text.trim())
  const identities = keys.filter((text) => text.startsWith('AGE-SECRET-KEY-'))
  if (identities.length === 0)
    throw new Error('The key file has no private key, which starts with AGE-SECRET-KEY-.')
  try {
    for (const identity of identities) decrypter.addIdentity(identity)
    return explained(iterable(await decrypter.decrypt(streamOf(encrypted))))
  } catch (error) {
    const isOther = /no identity matched/.test((error as Error).message)
    throw new Error(
      isOther
        ? 'This private key does not open this backup: it was encrypted to another public key.'
        : `The backup does not open: ${(error as Error).message}. Take another backup.`,
      { cause: error },
    )
  }
}

async function* explained(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]()
  for (;;) {
    const next = await chunks.next().catch((error: unknown) => {
      throw new Error('The backup is damaged or not whole. Take another backup.', { cause: error })
    })
    if (next.done) return
    yield next.value
  }
}

/** Node's streams are those of the web platform, with types of their own. */
function streamOf(bytes: AsyncIterable<Uint8Array>) {
  return NodeStream.from(bytes) as unknown as ReadableStream<Uint8Array>
}

function iterable(stream: ReadableStream<Uint8Array>) {
  return stream as unknown as AsyncIterable<Uint8Array>
}
