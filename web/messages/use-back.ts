import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from '#web/platform/location.ts'

/**
 * From a conversation to the list: along the history where it came from there, so that Back does not return here.
 * Escape does the same, unless it closes something else or is pressed in a search. Where the list is beside it, the focus goes to its row.
 */
export function useBack(thread_id: string): () => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const isFromList = (state as { fromList?: true } | null)?.fromList === true

  function back() {
    document.querySelector<HTMLElement>(`.conversation-list a[href$="${thread_id}"]`)?.focus()
    if (isFromList) navigate(-1)
    else navigate('?', { replace: true })
  }

  const backByEscape = useEffectEvent((event: KeyboardEvent) => {
    const isInSearch = event.target instanceof Element && event.target.closest('search') !== null
    const isElsewhere = event.defaultPrevented || event.isComposing || isInSearch
    if (event.key === 'Escape' && !isElsewhere && !document.querySelector('dialog[open]')) back()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => backByEscape(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return back
}
