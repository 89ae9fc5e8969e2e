import { uuid } from '#domain/values/uuid.ts'
import { AuthProblem } from '#server/platform/http/auth-problem.ts'

const units: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
}

/**
 * The end of a suspension, from a duration as Go writes it ("24h", "1h30m", "none").
 *
 * @returns null for "none"
 * @throws AuthProblem 400
 */
export function readBan(duration: string, now: Date): Date | null {
  if (duration === 'none') return null
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/gy)]
  const milliseconds = parts.reduce(
    (sum, [, count, unit]) => sum + Number(count) * units[unit!]!,
    0,
  )
  const end = new Date(now.getTime() + milliseconds)
  const isWhole = parts.length > 0 && parts.map(([part]) => part).join('') === duration
  // A year of five digits is more than the JSON of a time can hold.
  if (!isWhole || !(end.getTime() < Date.UTC(9999, 0))) {
    throw new AuthProblem(
      400,
      'validation_failed',
      `invalid format for ban duration: "${duration}"`,
    )
  }
  return end
}

export interface UserPage {
  page: number
  per_page: number
}

/** @throws AuthProblem 400 where a number is none, or out of bounds */
export function readPage(page: string | undefined, per_page: string | undefined): UserPage {
  const read = (text: string | undefined, fallback: number, max: number) => {
    if (!text) return fallback
    if (!/^\d{1,6}$/.test(text) || Number(text) < 1 || Number(text) > max) {
      throw new AuthProblem(400, 'validation_failed', 'Bad Pagination Parameters')
    }
    return Number(text)
  }
  return { page: read(page, 1, 100_000), per_page: read(per_page, 50, 1000) }
}

/** The `Link` header. auth-js reads the first query parameter blindly, so that must be `page`. */
export function pageLinks({ page, per_page }: UserPage, total: number): string {
  const last = Math.max(1, Math.ceil(total / per_page))
  const link = (to: number, rel: string) =>
    `</admin/users?page=${to}&per_page=${per_page}>; rel="${rel}"`
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ')
}

/** @throws AuthProblem 404, as the contract has it for ids of another form */
export function readId(id: string): string {
  const read = uuid().safeParse(id)
  if (!read.success) throw new AuthProblem(404, 'validation_failed', 'user_id must be an UUID')
  return read.data
}
