import type { ComponentProps } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { Button } from '../actions/button.tsx'
import { Form } from './form.tsx'
import { type Typed, typedIn } from '#web/platform/drafts/typed.ts'

interface StepFormProps {
  /** Called at every change what the fields hold, so that Back and a reload lose nothing. */
  onType: (typed: Typed) => void
  /** Absent on the first step, where Back is disabled. */
  onBack?: (() => void) | undefined
  backLabel?: string
  submitLabel?: string
}

/** One step of a questionnaire: its fields, Next, and Back, which checks nothing. */
export function StepForm<Schema extends ZodMiniType>({
  onType,
  onBack,
  backLabel = 'Back',
  submitLabel = 'Next',
  ...form
}: StepFormProps & Omit<ComponentProps<typeof Form<Schema>>, 'actions' | 'submitLabel'>) {
  return (
    <div
      onInput={({ target }) => {
        if ('form' in target && target.form instanceof HTMLFormElement) onType(typedIn(target.form))
      }}
    >
      <Form
        {...form}
        submitLabel={submitLabel}
        actions={
          <Button variant="quiet" disabled={onBack === undefined} onClick={onBack}>
            {backLabel}
          </Button>
        }
      />
    </div>
  )
}
