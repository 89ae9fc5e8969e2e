import { useState } from 'react'
import { errorTitles } from '#web/practice/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

const fetchForm = async () => (await import('./absence-form.tsx')).AbsenceForm

/** Opens the form for an absence of the provider, on this day at first. */
export function AwayButton({ label, day }: { label: string; day?: string }) {
  const [isAdding, setAdding] = useState(false)
  const { Part: Form, bring } = useLazyComponent(fetchForm, errorTitles.form)

  async function add() {
    setAdding(await bring())
  }

  return (
    <>
      <Button variant="quiet" data-adds-fields="cancel_reason" onClick={() => void add()}>
        {label}
      </Button>
      <Dialog open={isAdding} onClose={() => setAdding(false)} title="An absence">
        {Form ? <Form key={day ?? ''} day={day} onClose={() => setAdding(false)} /> : null}
      </Dialog>
    </>
  )
}
