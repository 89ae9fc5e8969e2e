import type { RefObject } from 'react'

interface PermissionSwitchProps {
  label: string
  isOn: boolean
  isBusy: boolean
  onPress: () => void
  ref: RefObject<HTMLButtonElement | null>
}

/** Whether a permission is given. Its words are beside it, for people who see. */
export function PermissionSwitch({ label, isOn, isBusy, onPress, ref }: PermissionSwitchProps) {
  return (
    <button
      ref={ref}
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-disabled={isBusy}
      className="permission-switch"
      onClick={isBusy ? undefined : onPress}
    />
  )
}
