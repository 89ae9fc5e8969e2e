import type { ComponentType, ReactNode, RefObject } from 'react'
import type { Thread } from '#domain/messages/schema.ts'

/** What a provider has in a conversation. */
export interface ThreadParts {
  Archive: ComponentType<{ thread: Thread; shown: string | undefined; onArchived: () => void }>
  /** Beside the form: texts to insert into its field. */
  Templates: ComponentType<{ box: RefObject<HTMLTextAreaElement | null> }>
}

/** What a provider has beside their conversations. */
export interface StaffParts extends ThreadParts {
  /** Around the list: shows its children, or what is searched or archived. */
  Finder: ComponentType<{ open: string | undefined; isLong: boolean; children: ReactNode }>
}
