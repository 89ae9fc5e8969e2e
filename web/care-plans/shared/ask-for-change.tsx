import { useEffect, useState } from 'react'
import type { NewPlanChange, PlanChange } from '#domain/care-plans/shared/request.ts'
import { memoryDraft } from '#web/platform/drafts/draft.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { formatDay } from '#web/platform/values/dates.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Section, Card } from '#web/ui/layout/page.tsx'
import { Expected } from './expected.tsx'
import { errorTitles, type PlanTexts } from './words.ts'

/** Fetched when the user asks for a change. */
const fetchDialog = async () => (await import('./change-dialog.tsx')).ChangeDialog

/** While a change is being made: the request, and by when it usually arrives. */
export function BeingChanged({ asked }: { asked: PlanChange | undefined }) {
  if (!asked) return null
  return (
    <Card className="mb-6 grid gap-3">
      <h2 className="text-lg">Your plan is being changed</h2>
      <p>
        You asked on {formatDay(asked.created_at)}: <q className="wrap-anywhere">{asked.note}</q>
      </p>
      <p>
        Usually here by: <Expected sent={asked.created_at} />. Until then, this is the plan so far.
      </p>
    </Card>
  )
}

interface AskForChangeProps {
  words: PlanTexts
  /** Sends the note; the id makes a second sending harmless. */
  ask: (change: NewPlanChange) => Promise<void>
}

/** The way to request a change of the plan. */
export function AskForChange({ words, ask }: AskForChangeProps) {
  const { page, writer } = words
  const [isOpen, setOpen] = useState(false)
  const [draft] = useState(() => memoryDraft<Typed>(`change of ${page}`))
  const { Part: ChangeDialog, bring } = useLazyComponent(fetchDialog, errorTitles.form)
  async function open() {
    if (await bring()) setOpen(true)
  }
  // Back from the consent page, with what was typed.
  const [wasTyping] = useState(() => draft.read() !== undefined)
  useEffect(() => {
    if (wasTyping) void bring().then(setOpen)
  }, [wasTyping, bring])
  function close() {
    draft.clear()
    setOpen(false)
  }
  return (
    <Section title="Something does not fit?" className="screen-only">
      <p className="mb-4">
        Say what should be different. Your {writer} writes a new version of the plan.
      </p>
      <Button variant="quiet" data-adds-fields="note" onClick={() => void open()}>
        Ask for a modification
      </Button>
      {ChangeDialog ? (
        <ChangeDialog open={isOpen} onClose={close} words={words} draft={draft} ask={ask} />
      ) : null}
    </Section>
  )
}
