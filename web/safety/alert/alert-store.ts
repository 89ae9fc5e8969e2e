import { outboxKeys } from '#web/outboxes/stored.ts'

/** What the server has not confirmed yet: an id, whose it is, and nothing of what was answered. */
export interface UnsentAlert {
  /** Of this raise: the id of the screening. */
  id: string
  user_id: string
  action: 'raise' | 'withdraw'
  /** ISO instant by this device's clock. */
  at: string
}

/** The questions ask about two weeks: an older entry says nothing about today. */
const longestWait = 14 * 24 * 60 * 60 * 1000

const isUnsent = (one: unknown): one is UnsentAlert => {
  const entry = one as Partial<UnsentAlert> | null
  return (
    typeof entry?.id === 'string' &&
    typeof entry.user_id === 'string' &&
    (entry.action === 'raise' || entry.action === 'withdraw') &&
    Date.now() - Date.parse(entry.at ?? '') < longestWait
  )
}

/** All entries, oldest first; none where the store cannot be read. */
export function readUnsent(): UnsentAlert[] {
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(outboxKeys.alerts) ?? '[]')
    return Array.isArray(entries) ? entries.filter(isUnsent) : []
  } catch {
    return []
  }
}

/** Where the browser stores nothing, the entries live on in this page only. */
export function writeUnsent(entries: readonly UnsentAlert[]) {
  try {
    if (entries.length > 0) localStorage.setItem(outboxKeys.alerts, JSON.stringify(entries))
    else localStorage.removeItem(outboxKeys.alerts)
  } catch {
    return
  }
}
