import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import type { Secrets } from '../env.ts'
import type { StoredFile } from './files.ts'

/** Seconds that a link to a private file opens it. */
export const linkLife = 60

export interface FileLinks {
  /**
   * Address of a private file, relative to this server, good until `expires_at`.
   *
   * @param called what the download is called: `fileName`. It is encrypted in the address, which a log may keep
   */
  sign(file: StoredFile, called: string, at: Date): { url: string; expires_at: string }
  /** What became of the link: `wrong` where this server did not sign it for this file, name and end. */
  check(file: StoredFile, link: Link, at: Date): { called: string } | 'expired' | 'wrong'
}

interface Link {
  as: string
  expires: string
  signature: string
}

/**
 * Links that open one private file for a minute, without a token, so that a browser can follow them.
 *
 * @param secrets `AUTH_SECRETS`; the keys of the links are derived from them and used for nothing else
 */
export function fileLinks(secrets: Secrets): FileLinks {
  const derive = (purpose: string) =>
    secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))
  const keys = derive('links to private files')
  const keysOfNames = derive('names of private files')
  const signaturesOf = ({ bucket, name }: StoredFile, { as, expires }: Omit<Link, 'signature'>) =>
    keys.map((key) =>
      createHmac('sha256', key).update(`${bucket}/${name}\n${expires}\n${as}`).digest('base64url'),
    )
  return {
    sign(file, called, at) {
      const seconds = Math.floor(at.getTime() / 1000) + linkLife
      const as = encryptName(called, keysOfNames[0]!)
      const [signature] = signaturesOf(file, { as, expires: String(seconds) })
      return {
        url: `/files/${file.bucket}/${file.name}?as=${as}&expires=${seconds}&signature=${signature}`,
        expires_at: new Date(seconds * 1000).toISOString(),
      }
    },
    check(file, { as, expires, signature }, at) {
      // As texts, for base64url of one signature can be written in several ways.
      const given = Buffer.from(signature)
      const by = signaturesOf(file, { as, expires })
        .map((made) => Buffer.from(made))
        .findIndex((made) => given.length === made.length && timingSafeEqual(given, made))
      if (by === -1) return 'wrong'
      if (Number(expires) * 1000 <= at.getTime()) return 'expired'
      return { called: decryptName(as, keysOfNames[by]!) }
    },
  }
}

const nonceBytes = 12
const tagBytes = 16

function encryptName(name: string, key: Buffer): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const text = Buffer.concat([cipher.update(name, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

/** Of a link whose signature is good: the name is then as this server wrote it. */
function decryptName(as: string, key: Buffer): string {
  const bytes = Buffer.from(as, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  const text = bytes.subarray(nonceBytes + tagBytes)
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
}
