import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from '#web/ui/location.ts'
import { hasConsent, ownConsents } from '#web/app/signed-in/consents.ts'
import { ProblemError, describeFailure } from '#web/ui/problem.ts'
import { useRetryId } from '#web/ui/retry-id.ts'
import { toast } from '#web/ui/toast.tsx'
import { forgetDraft, keepDraft } from './draft.ts'
import { type AnyReading, type ReadingKind, showFirst } from './queries.ts'
import { failures } from './texts.ts'

/**
 * What logging any reading takes: consent before the first one, one id for all attempts at the same
 * reading, and a toast when it fails.
 *
 * @param page where the person comes back to from the consent page, with what they typed
 */
export function useRecording<Typed extends object, Reading extends AnyReading>(
  page: string,
  kind: ReadingKind<Reading, Typed>,
) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const retry = useRetryId()
  const [hasFailed, setFailed] = useState(false)
  // Asked ahead, so that the first entry need not wait for the answer.
  useQuery(ownConsents)

  async function askConsent(typed: Typed): Promise<undefined> {
    keepDraft(page, typed)
    navigate(`/consent?next=${page}`)
  }

  function settle(reading: Reading): Reading {
    retry.settle()
    forgetDraft(page)
    setFailed(false)
    return reading
  }

  /**
   * @param expected what the row will be
   * @param keep puts it with those that wait for a line; false where this browser keeps nothing
   * @returns the row; the preview itself where it waits on this device for a line; undefined where the
   *   person was sent to give consent first
   * @throws what went wrong, after the toast, for the form to show
   */
  async function record(
    typed: Typed,
    expected: Reading,
    keep: (sent: { id: string }) => boolean,
  ): Promise<Reading | undefined> {
    const sent = { ...typed, id: expected.id }
    try {
      if (!navigator.onLine) throw new TypeError('There is no line.')
      if (!(await hasConsent(client, 'health_data'))) return await askConsent(typed)
      const reading = await kind.send(sent)
      showFirst(client, kind, reading)
      // An attempt that seemed to fail, with other values, may have been written all the same.
      if (hasFailed) void client.invalidateQueries({ queryKey: [kind.key] })
      return settle(reading)
    } catch (failure) {
      if (failure instanceof ProblemError && failure.code === 'consent_withdrawn') {
        client.removeQueries(ownConsents)
        return await askConsent(typed)
      }
      if (failure instanceof TypeError && keep(sent)) return settle(expected)
      setFailed(true)
      toast({ title: failures.logging, text: describeFailure(failure), kind: 'destructive' })
      throw failure
    }
  }

  return { retry, record, hasFailed }
}
