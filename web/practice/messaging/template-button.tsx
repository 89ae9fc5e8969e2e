import { type RefObject, useState } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'

const fetchDialog = async () => (await import('./template-dialog.tsx')).TemplateDialog

/** Opens the provider's own short texts. The chosen one is inserted into the message where the cursor is. */
export function TemplateButton({ box }: { box: RefObject<HTMLTextAreaElement | null> }) {
  const [isOpen, setOpen] = useState(false)
  const { Part: Dialog, bring } = useLazyComponent(fetchDialog, 'Your templates did not load')

  function insert(text: string) {
    setOpen(false)
    const field = box.current
    if (!field) return
    const { value, selectionStart: from, selectionEnd: to } = field
    // Words of a template and those around it never touch.
    const before = /\S$/.test(value.slice(0, from)) ? ' ' : ''
    const after = /^[\p{L}\p{N}]/u.test(value.slice(to)) ? ' ' : ''
    field.setRangeText(before + text + after, from, to, 'end')
    // As if it was typed: the draft is kept, and the words are looked at.
    field.dispatchEvent(new Event('input', { bubbles: true }))
    // The dialog gives the focus back to the button first.
    requestAnimationFrame(() => field.focus())
  }

  async function open() {
    if (await bring()) setOpen(true)
  }

  return (
    <div className="compose-tools">
      <Button variant="quiet" data-adds-fields="name" onClick={() => void open()}>
        Templates
      </Button>
      {Dialog ? <Dialog open={isOpen} onClose={() => setOpen(false)} onInsert={insert} /> : null}
    </div>
  )
}
