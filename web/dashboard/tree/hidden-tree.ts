import { useState } from 'react'
import { storeOfSession } from '#web/platform/calls/outbox.ts'

/** The user's id is in it: it ends with the session, also where that ends with the tab. */
const keyOf = (user_id: string) => `ubumi.hidden-tree.${user_id}`

/**
 * Whether a user has hidden their tree on this device.
 *
 * @param user_id undefined until the profile is loaded: then it counts as hidden
 */
export function useHiddenTree(user_id: string | undefined) {
  const [changed, setChanged] = useState<boolean>()
  const isHidden =
    changed ?? (user_id === undefined || storeOfSession().getItem(keyOf(user_id)) !== null)

  function hide(hidden: boolean) {
    if (user_id === undefined) return
    if (hidden) storeOfSession().setItem(keyOf(user_id), '1')
    else storeOfSession().removeItem(keyOf(user_id))
    setChanged(hidden)
  }

  return [isHidden, hide] as const
}
