import { useState } from 'react'
import { Lazy } from '#web/platform/lazy.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'

const fetchForm = async () => (await import('./care-form.tsx')).CareForm

/** The way to what advice goes by; few open it. */
export function CarePanel() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-6 grid gap-6">
      <p>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          data-adds-fields="target_systolic"
          onClick={() => setOpen(!isOpen)}
        >
          My care and targets
        </Button>
      </p>
      {isOpen ? <Lazy load={fetchForm} props={{}} fallback={<SkeletonBlock />} /> : null}
    </div>
  )
}
