import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from '#web/platform/location.ts'
import { ownConsents, withConsentTo } from '#web/platform/signed-in/consents.ts'
import { toastFailure } from '#web/ui/overlays/failure-toast.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { clearDraft, keepDraft } from './draft.ts'
import { type AnyReading, type ReadingKind, refreshReadings, showFirst } from '../queries.ts'
import { errorTitles } from '../texts.ts'

/**
 * What logging any reading takes: consent before the first one, one id for all attempts at the same
 * reading, and a toast when it fails.
 *
 * @param page the hub of this kind: what was typed is kept for it, and for a form on another page, to
 *   which the person comes back from the consent page
 */
export function useRecordMutation<Typed extends object, Reading extends AnyReading>(
  page: string,
  kind: ReadingKind<Reading, Typed>,
) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const retry = useIdempotencyKey()
  const [hasFailed, setFailed] = useState(false)
  // Fetched early, so that the first entry need not wait for the response.
  useQuery(ownConsents)

  function askConsent(typed: Typed): undefined {
    keepDraft(page, typed)
    navigate(`/consent?next=${location.pathname}`)
  }

  function settle(reading: Reading): Reading {
    retry.reset()
    clearDraft(page)
    setFailed(false)
    return reading
  }

  /**
   * @param expected what the row will be
   * @param keep queues it offline; false where this browser stores nothing
   * @returns the row; the preview itself where it is queued on this device; undefined where the
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
      if (!navigator.onLine) throw new TypeError('You are offline.')
      const reading = await withConsentTo(
        client,
        'health_data',
        () => kind.send(sent),
        () => askConsent(typed),
      )
      if (!reading) return undefined
      showFirst(client, kind, reading)
      // An attempt that seemed to fail, with other values, may have been written all the same.
      if (hasFailed) void refreshReadings(client, kind)
      return settle(reading)
    } catch (failure) {
      if (failure instanceof TypeError && keep(sent)) return settle(expected)
      setFailed(true)
      toastFailure(errorTitles.logging, failure)
      throw failure
    }
  }

  return { retry, record, hasFailed }
}
