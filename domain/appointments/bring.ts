import { brand } from '../values/brand.ts'

/** What a patient brings to a visit at the clinic where an admin has said nothing else for its type. */
export const usualBring =
  'Bring your NRC and, if you have one, your NHIMA card. Bring your medicines.'

export const maxBring = 300

/** Where a visit at the clinic is: the room, where it is known, and the address. */
export const placeOf = (room: string | null | undefined) =>
  [...(room ? [room] : []), ...brand.address].join(', ')
