import type { LikenessReason } from '#domain/registrations/likeness.ts'

/** Why two records may be of one person. */
export const likenessWords: Record<LikenessReason, string> = {
  nrc: 'NRC number',
  nhima_number: 'NHIMA number',
  name: 'name',
  birth: 'birth',
  phone: 'phone number',
}
