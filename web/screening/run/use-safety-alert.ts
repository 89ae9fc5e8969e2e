import { useEffect } from 'react'
import type { ScreeningState } from '#domain/screening/flow.ts'
import { asksForSafety } from '#domain/screening/scoring.ts'
import { raiseAlert, withdrawAlert } from '#web/safety/alert/alert-outbox.ts'

/**
 * Raises an alert as soon as item 9 is answered above 0, also where nothing of the screening is saved:
 * the consent to alerts is one of its own, and an alert holds no answer. Withdraws it when the answer
 * is taken back or becomes 0.
 */
export function useSafetyAlert(state: ScreeningState | undefined) {
  const id = state?.id
  const asks = state && asksForSafety(state.answers)
  useEffect(() => {
    if (id === undefined || asks === undefined) return
    if (asks) raiseAlert(id)
    else withdrawAlert(id)
  }, [id, asks])
}
