import { createHash } from 'node:crypto'

/** The id of the visit that a record becomes: the same for a retry, and never one that a provider chose. */
export function visitIdOf(record_id: string, user_id: string): string {
  const bytes = createHash('sha256').update(`visit of ${record_id} ${user_id}`).digest()
  // Marked as made from a hash (RFC 9562, version 8).
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
