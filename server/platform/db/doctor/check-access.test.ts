import { describe, expect, it } from 'vitest'
import { judgeAccess } from './check-access.ts'

const row = (object: string, what: string, role = '') => ({ object, what, role })
const policy = (using: string) =>
  row('public.visits', `policy "own" for select using ${using}`, 'authenticated')
const wanted = [
  row('public.visits', ''),
  row('public.visits', 'row-level security, also for its owner'),
  row('public.visits', 'select', 'authenticated'),
  policy('(user_id = (select auth.uid()))'),
  // No one may call it.
  row('billing.close(id uuid)', ''),
]
const judge = (...found: ReturnType<typeof row>[]) =>
  judgeAccess(wanted, found).map(({ level, found: text }) => `${level}: ${text}`)

describe('grants and policies, beside those of this version,', () => {
  it('are the same where a version of PostgreSQL writes a condition in another way', () => {
    const same = wanted.map((one) =>
      one.what.startsWith('policy')
        ? policy('((user_id)::uuid = ( SELECT auth.uid()))'.replace('SELECT', 'select'))
        : one,
    )
    expect(judge(...same)).toEqual([
      'ok: Grants, policies, row-level security, owners and tables are those of this version.',
    ])
  })

  it('are a problem for whom the server acts as, also where no one may call a function, and a warning for others', () => {
    expect(
      judge(
        ...wanted,
        row('billing.close(id uuid)', 'execute', 'public'),
        row('public.visits', 'select', 'reports'),
        row('of_others.table', 'select', 'anon'),
      ),
    ).toEqual([
      'problem: Made by hand: execute on billing.close(id uuid) to public.',
      'warning: Made by hand: select on public.visits to reports.',
    ])
  })

  it('are a problem where one is gone, or its condition is another', () => {
    expect(judge(...wanted.slice(0, 3), policy('true'), wanted[4]!)).toEqual([
      'problem: Made by hand: policy "own" for select using true on public.visits to authenticated.',
      'problem: Taken away by hand: policy "own" for select using (user_id = (select auth.uid())) on public.visits to authenticated.',
    ])
  })

  it('are counted where they are many', () => {
    const many = Array.from({ length: 30 }, (_, at) =>
      row('public.visits', `select (c${at})`, 'anon'),
    )
    const findings = judge(...wanted, ...many)
    expect(findings).toHaveLength(21)
    expect(findings.at(-1)).toBe(
      'problem: 10 more differences in grants, policies, owners and tables.',
    )
  })
})
