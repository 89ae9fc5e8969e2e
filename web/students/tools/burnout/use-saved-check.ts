import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type BurnoutAnswers, burnoutVersion } from '#domain/students/burnout.ts'
import { withConsentTo } from '#web/platform/signed-in/consents.ts'
import { toastFailure } from '#web/ui/overlays/failure-toast.ts'
import { saveCheck } from './burnout-queries.ts'
import { errorTitles } from '../texts.ts'

/** `not allowed`: the person has not agreed that health data are stored. */
export type Saving = 'saving' | 'saved' | 'failed' | 'not allowed'

interface WholeCheck {
  id: string
  answers: BurnoutAnswers
  isSaved: boolean
  onSaved: () => void
}

/** Saves the answers of a whole check once; the result is shown meanwhile. */
export function useSavedCheck({ id, answers, isSaved, onSaved }: WholeCheck) {
  const client = useQueryClient()
  const [saving, setSaving] = useState<Saving>(isSaved ? 'saved' : 'saving')
  const hasBegun = useRef(isSaved)

  const save = useCallback(async () => {
    setSaving('saving')
    try {
      const outcome = await withConsentTo(
        client,
        'health_data',
        async () => {
          await saveCheck(client, { id, version: burnoutVersion, answers })
          return 'saved' as const
        },
        () => 'not allowed' as const,
      )
      setSaving(outcome)
      if (outcome === 'saved') onSaved()
    } catch (failure) {
      setSaving('failed')
      toastFailure(errorTitles.savingCheck, failure)
    }
  }, [client, id, answers, onSaved])

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void save()
  }, [save])

  return { saving, save: () => void save() }
}
