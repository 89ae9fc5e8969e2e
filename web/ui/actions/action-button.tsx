import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button.tsx'

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'disabled'> {
  /** Of `useAction`. Busy while the call is under way. */
  action: { isBusy: boolean; run: () => unknown }
  /** Instead of `children` while busy. */
  busyLabel?: ReactNode
  icon?: ReactNode
  /** After the label, also while busy: which of several it is about. */
  suffix?: ReactNode
}

/** A button that makes a call. While busy it does nothing and keeps the focus: it is never `disabled`. */
export function ActionButton(props: ActionButtonProps) {
  const { action, busyLabel, icon, suffix, children, ...rest } = props
  return (
    <Button
      {...rest}
      aria-disabled={action.isBusy}
      onClick={() => {
        if (!action.isBusy) void action.run()
      }}
    >
      {icon}
      {action.isBusy ? (busyLabel ?? children) : children}
      {suffix}
    </Button>
  )
}
