import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type ScreeningState, toNewScreeningResult } from '#domain/screening/flow.ts'
import { ProblemError } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'
import { sendScreening } from './queries.ts'
import { notices } from './texts.ts'

/** `refused`: consent was withdrawn meanwhile, so the server keeps nothing. */
export type Saving = 'not kept' | 'saving' | 'saved' | 'failed' | 'refused'

/**
 * Saves a finished screening once it is shown. Nothing depends on it: the results and the help stand
 * there whatever comes of it, and the same id lets the person send again as often as they like.
 */
export function useSaving(state: ScreeningState, is_kept: boolean, onSaved: () => void) {
  const client = useQueryClient()
  const [saving, setSaving] = useState<Saving>(is_kept ? 'saving' : 'not kept')
  const isBegun = useRef(false)

  async function save() {
    setSaving('saving')
    try {
      await sendScreening(client, toNewScreeningResult(state))
      setSaving('saved')
      toast(notices.saved)
      onSaved()
    } catch (failure) {
      const isRefused = failure instanceof ProblemError && failure.code === 'consent_withdrawn'
      setSaving(isRefused ? 'refused' : 'failed')
      toast(notices.notSaved)
    }
  }

  useEffect(() => {
    if (!is_kept || isBegun.current) return
    isBegun.current = true
    void save()
  })

  return { saving, save }
}
