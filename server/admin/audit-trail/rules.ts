import { openActions } from '#domain/admin/audit-kinds.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * What an admin sees of an action and its record: as it is, where the allow-list contains it; of
 * anything else no more than that a care record was opened or changed.
 */
export function tellableOf({ action, record_id }: { action: string; record_id: string | null }) {
  if (!Object.hasOwn(openActions, action))
    return {
      action: action.endsWith('.read') ? 'care_record.read' : 'care_record.change',
      record_id: null,
    }
  return { action, record_id: record_id !== null && uuid.test(record_id) ? record_id : null }
}
