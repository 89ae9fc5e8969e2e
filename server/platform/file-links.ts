import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { StoredFile } from './files.ts'

/** Seconds that a link to a private file opens it. */
export const linkLife = 60

export interface FileLinks {
  /** Address of a private file, relative to this server, good until `expires_at`. */
  sign(file: StoredFile, at: Date): { url: string; expires_at: string }
  /** What became of the link: `wrong` where this server did not sign it for this file and end. */
  check(
    file: StoredFile,
    link: { expires: string; signature: string },
    at: Date,
  ): 'good' | 'expired' | 'wrong'
}

/**
 * Links that open one private file for a minute, without a token, so that a browser can follow them.
 *
 * @param secret `AUTH_SECRET`; the key of the links is derived from it and used for nothing else
 */
export function fileLinks(secret: string): FileLinks {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'links to private files', 32))
  const signatureOf = ({ bucket, name }: StoredFile, expires: string) =>
    createHmac('sha256', key).update(`${bucket}/${name}\n${expires}`).digest()
  return {
    sign(file, at) {
      const seconds = Math.floor(at.getTime() / 1000) + linkLife
      const signature = signatureOf(file, String(seconds)).toString('base64url')
      return {
        url: `/files/${file.bucket}/${file.name}?expires=${seconds}&signature=${signature}`,
        expires_at: new Date(seconds * 1000).toISOString(),
      }
    },
    check(file, { expires, signature }, at) {
      // As texts, for base64url of one signature can be written in several ways.
      const given = Buffer.from(signature)
      const made = Buffer.from(signatureOf(file, expires).toString('base64url'))
      if (given.length !== made.length || !timingSafeEqual(given, made)) return 'wrong'
      return Number(expires) * 1000 > at.getTime() ? 'good' : 'expired'
    },
  }
}
