/** A reason as it is found; its days are counted from `newest`, or from `daysFrom` where that is given. */
export interface Found {
  since: string
  newest: string
  daysFrom?: string
  words: string
  rank?: number
}

export const day = 24 * 60 * 60 * 1000

/** The places of urgent reasons; see `inOrder`. */
export const ranks = { lowSugar: 0, emergency: 1, today: 2, earlier: 3 } as const

export const isOfLastDay = (at: string, now: Date) => now.getTime() - Date.parse(at) < day
