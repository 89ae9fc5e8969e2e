import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Message } from '#domain/messages/schema.ts'
import { markRead } from './queries.ts'

/**
 * The other participant's messages count as read once they are shown on a visible page.
 *
 * @param messages those of the conversation, newest first; undefined while the newest is out of view
 */
export function useReadMark(
  thread_id: string,
  messages: readonly Message[] | undefined,
  me: string,
) {
  const client = useQueryClient()
  const marked = useRef('')
  const newest = messages?.find(({ author_id }) => author_id !== me)?.id
  useEffect(() => {
    if (!newest) return
    const mark = () => {
      if (document.visibilityState === 'hidden' || marked.current === newest) return
      marked.current = newest
      // An unmarked message stays counted as new, and is marked when the conversation is opened
      // again.
      markRead(client, thread_id, newest).catch(() => (marked.current = ''))
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [client, thread_id, newest])
}
