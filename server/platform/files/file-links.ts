import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../env.ts'
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
 * @param secrets `AUTH_SECRETS`; the keys of the links are derived from them and used for nothing else
 */
export function fileLinks(secrets: Secrets): FileLinks {
  const keys = secrets.map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'links to private files', 32)),
  )
  const signaturesOf = ({ bucket, name }: StoredFile, expires: string) =>
    keys.map((key) =>
      createHmac('sha256', key).update(`${bucket}/${name}\n${expires}`).digest('base64url'),
    )
  return {
    sign(file, at) {
      const seconds = Math.floor(at.getTime() / 1000) + linkLife
      const [signature] = signaturesOf(file, String(seconds))
      return {
        url: `/files/${file.bucket}/${file.name}?expires=${seconds}&signature=${signature}`,
        expires_at: new Date(seconds * 1000).toISOString(),
      }
    },
    check(file, { expires, signature }, at) {
      // As texts, for base64url of one signature can be written in several ways.
      const given = Buffer.from(signature)
      const isOurs = signaturesOf(file, expires)
        .map((made) => Buffer.from(made))
        .some((made) => given.length === made.length && timingSafeEqual(given, made))
      if (!isOurs) return 'wrong'
      return Number(expires) * 1000 > at.getTime() ? 'good' : 'expired'
    },
  }
}
