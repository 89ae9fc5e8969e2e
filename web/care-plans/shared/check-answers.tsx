import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { CheckboxField } from '#web/ui/forms/choice-fields.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { Card, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { StepForm } from '#web/ui/forms/step-form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'

interface AnswersToCheckProps extends Pick<ComponentProps<typeof FactList>, 'facts'> {
  title: string
  onChange: () => void
}

/** What was answered in one step, with the way back to it. */
export function AnswersToCheck({ title, facts, onChange }: AnswersToCheckProps) {
  return (
    <Card>
      <div className="mb-3 flex items-start justify-between gap-4">
        <h2 className="text-lg">{title}</h2>
        <button type="button" className="link shrink-0" onClick={onChange}>
          Change<VisuallyHidden> {title}</VisuallyHidden>
        </button>
      </div>
      <FactList facts={facts} />
    </Card>
  )
}

interface AgreeAndSendProps<Schema extends ZodMiniType> extends Omit<
  ComponentProps<typeof StepForm<Schema>>,
  'busyLabel' | 'onInvalid' | 'submitOffBy' | 'onType' | 'children'
> {
  /** The field of the consent. */
  name: string
  /** What is agreed to. */
  label: string
  /** Shown where it is missing. */
  missing: Parameters<typeof toast>[0]
  /** Says why sending is off. */
  whyOff: string
  onType?: ComponentProps<typeof StepForm>['onType']
  /** Above the consent. */
  children?: ReactNode
}

/** The consent, without which nothing can be sent. It is given again each time: it is not saved. */
export function AgreeAndSend<Schema extends ZodMiniType>({
  name,
  label,
  missing,
  whyOff,
  onType,
  children,
  ...form
}: AgreeAndSendProps<Schema>) {
  const [isAgreed, setAgreed] = useState(false)
  const whyOffId = useId()
  return (
    <StepForm<Schema>
      {...form}
      onType={(typed) => {
        setAgreed(typed[name]?.length === 1)
        onType?.(typed)
      }}
      onInvalid={(errors) => {
        if (errors[name]) toast(missing)
      }}
      busyLabel="Submitting..."
      submitOffBy={isAgreed ? undefined : whyOffId}
    >
      {children}
      <CheckboxField card name={name} label={label} />
      {isAgreed ? null : (
        <p id={whyOffId} className="text-muted">
          {whyOff}
        </p>
      )}
    </StepForm>
  )
}
