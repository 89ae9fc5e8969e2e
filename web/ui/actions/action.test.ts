import { describe, expect, it, vi } from 'vitest'
import { attempt } from './action.ts'
import { NoAnswerError, ProblemError } from '#web/platform/calls/problem.ts'

const conflict = new ProblemError({ code: 'changed', message: 'It changed.', status: 409 })
const fail = (reason: unknown) => () => Promise.reject(reason)

describe('an action', () => {
  it('shows the notice made from what the call returned', async () => {
    const notify = vi.fn()
    const success = (name: string) => ({ title: 'Saved', text: name })
    const done = await attempt(() => 'A plan', { success, failure: 'Not saved' }, notify)
    expect(done).toEqual({ outcome: 'done' })
    expect(notify.mock.calls).toEqual([[{ title: 'Saved', text: 'A plan' }]])
  })

  it('shows the reason below the title when the call fails', async () => {
    const notify = vi.fn()
    const refresh = vi.fn(() => Promise.resolve())
    const reason = new NoAnswerError()
    const failed = await attempt(fail(reason), { failure: 'Not saved', refresh }, notify)
    expect(failed).toEqual({ outcome: 'failed', reason })
    expect(notify).toHaveBeenCalledExactlyOnceWith({
      title: 'Not saved',
      text: 'The server did not reply. Please try again.',
      kind: 'destructive',
    })
    expect(refresh).not.toHaveBeenCalled()
  })

  it('reads the data again when they changed in the meantime', async () => {
    const refresh = vi.fn(() => Promise.resolve())
    const failed = await attempt(fail(conflict), { failure: 'Not saved', refresh }, vi.fn())
    expect(failed).toEqual({ outcome: 'changed', reason: conflict })
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('still returns when reading again fails', async () => {
    const failed = await attempt(fail(conflict), { refresh: fail(new TypeError()) }, vi.fn())
    expect(failed.outcome).toBe('changed')
  })

  it('shows no notice where the page shows the failure itself', async () => {
    const notify = vi.fn()
    const throwAtOnce = () => {
      throw conflict
    }
    expect(await attempt(throwAtOnce, {}, notify)).toEqual({ outcome: 'failed', reason: conflict })
    expect(notify).not.toHaveBeenCalled()
  })
})
