import { type ComponentProps, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { describeFailure } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'

/** A button that fires once, is off while it waits, and tells by toast what came of it. */
export function OnceButton({
  onPress,
  notice,
  busyLabel,
  children,
  ...rest
}: Omit<ComponentProps<typeof Button>, 'onClick' | 'disabled'> & {
  onPress: () => Promise<void>
  notice: { title: string; text: string }
  busyLabel: string
}) {
  const [isBusy, setBusy] = useState(false)

  async function press() {
    if (isBusy) return
    setBusy(true)
    try {
      await onPress()
      toast(notice)
    } catch (failure) {
      toast({ title: 'Error', text: describeFailure(failure), kind: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button {...rest} disabled={isBusy} onClick={() => void press()}>
      {isBusy ? busyLabel : children}
    </Button>
  )
}
