import { useState } from 'react'

/** Gone after logout, like everything this site writes; the user's id is in it. */
const keyOf = (user_id: string) => `ubumi.hidden-tree.${user_id}`

/**
 * Whether a user has hidden their tree on this device.
 *
 * @param user_id undefined until the profile is loaded: then it counts as hidden
 */
export function useHiddenTree(user_id: string | undefined) {
  const [changed, setChanged] = useState<boolean>()
  const isHidden =
    changed ?? (user_id === undefined || localStorage.getItem(keyOf(user_id)) !== null)

  function hide(hidden: boolean) {
    if (user_id === undefined) return
    if (hidden) localStorage.setItem(keyOf(user_id), '1')
    else localStorage.removeItem(keyOf(user_id))
    setChanged(hidden)
  }

  return [isHidden, hide] as const
}
