import { useQuery } from '@tanstack/react-query'

import type { Visitor } from '#web/platform/calls/visitor.ts'
import { unreadMessages } from '#web/platform/signed-in/counts.ts'
import { queryClient } from '#web/platform/signed-in/query-client.ts'
import { Count } from '#web/ui/layout/count.tsx'

interface UnreadProps {
  visitor: Visitor
  /** Whether to fetch it where the page has not. */
  isFetched?: boolean
}

/** The number of unread messages. Without an answer there is none beside the name: no error. */
export function Unread({ visitor, isFetched = false }: UnreadProps) {
  // Neither admins nor providers who wait for approval have messages.
  const hasMessages = visitor.role === 'client' || visitor.provider_status === 'approved'
  const enabled = isFetched && hasMessages
  const { data } = useQuery({ ...unreadMessages, enabled }, queryClient)
  return hasMessages ? <Count value={data} of="unread" /> : null
}
