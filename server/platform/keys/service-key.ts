import { createHash, timingSafeEqual } from 'node:crypto'

/** True where the bearer is the service key; takes the same time for every wrong one. */
export function isServiceKey(bearer: string, service_key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(bearer), digest(service_key))
}
