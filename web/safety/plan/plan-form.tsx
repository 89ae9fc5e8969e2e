import { type FormEvent, useLayoutEffect, useRef } from 'react'

import { longestPlanPart, safetyPlanParts } from '#domain/safety/plan.ts'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { type PlanTexts, isEmptyPlan, planTextsOf } from '#web/safety/plan/plan-texts.ts'

interface PlanFormProps {
  plan: PlanTexts
  /** With every keystroke, so that going to log in or to print loses nothing. */
  onChange: (plan: PlanTexts) => void
  onDone: () => void
}

const textsOf = (form: HTMLFormElement) => {
  const data = new FormData(form)
  return planTextsOf((part) => data.get(part))
}

/**
 * Six places to write, each with an example. Nothing must be filled in, nothing can be wrong, and
 * nothing is sent: so it does without the form shell of the kit, which is 2 kB.
 */
export function PlanForm({ plan, onChange, onDone }: PlanFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const onTyped = useRef(onChange)

  // What was typed before the script arrived is in the fields already.
  useLayoutEffect(() => {
    const typed = form.current && textsOf(form.current)
    if (typed && !isEmptyPlan(typed)) onTyped.current(typed)
  }, [])

  function finish(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onChange(textsOf(event.currentTarget))
    onDone()
  }

  return (
    <form
      ref={form}
      className="form screen-only"
      method="dialog"
      data-reload-alone=""
      onInput={(event) => onChange(textsOf(event.currentTarget))}
      onSubmit={finish}
    >
      {safetyPlanParts.map(({ name, heading, hint }) => (
        <div key={name} className="field">
          <label className="field-label" htmlFor={name}>
            {heading}
          </label>
          <p className="field-hint" id={`${name}-hint`}>
            {hint}
          </p>
          <OwnWords>
            <textarea
              className="control"
              id={name}
              name={name}
              rows={3}
              maxLength={longestPlanPart}
              defaultValue={plan[name]}
              aria-describedby={`${name}-hint`}
            />
          </OwnWords>
        </div>
      ))}
      <div className="form-actions needs-script">
        <Button type="submit">Show my plan</Button>
      </div>
    </form>
  )
}
