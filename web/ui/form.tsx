import {
  type FormEvent,
  type ReactNode,
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { ZodMiniType, output } from 'zod/mini'
import { Button } from './button.tsx'
import { messagesByField, readFormData, textOf, wordsFor } from './form-data.ts'
import { ProblemError, describeFailure } from './problem.ts'

interface FormState {
  id: string
  errors: Record<string, string>
}

const FormContext = createContext<FormState | null>(null)

/** The ids and the error of one field; a field outside a form has ids of its own and no error. */
export function useField(name: string) {
  const own = useId()
  const form = useContext(FormContext)
  const id = `${form?.id ?? own}${name}`
  const error = form?.errors[name]
  return {
    id,
    error,
    hintId: `${id}-hint`,
    errorId: `${id}-error`,
    /** For the control: says what describes it, and that it is wrong. */
    describe: (hasHint: boolean) => {
      const ids = [hasHint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
      return {
        ...(ids ? { 'aria-describedby': ids } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
      }
    },
  }
}

const titlePrefix = 'Error: '

function markTitle(hasErrors: boolean) {
  const plain = document.title.startsWith(titlePrefix)
    ? document.title.slice(titlePrefix.length)
    : document.title
  document.title = hasErrors ? titlePrefix + plain : plain
}

/** The control of a field: itself, the first of its choices, or the first part of its date. */
function findControl(form: HTMLFormElement, name: string): HTMLElement | null {
  const found = form.elements.namedItem(name) ?? form.elements.namedItem(`${name}.day`)
  const control = found instanceof RadioNodeList ? found[0] : found
  return control instanceof HTMLElement ? control : null
}

/** What the person calls this field: its legend or its label, without "(optional)". */
function nameOf(control: HTMLElement, name: string): string {
  const box = control.closest('.field')
  return box?.querySelector('[data-field-name]')?.textContent ?? name.replaceAll('_', ' ')
}

/** The list of what is wrong, at the top of the form. It takes focus and links to each field. */
export function ErrorSummary({
  errors,
  formId,
}: {
  /** Message per field name; `''` holds what belongs to no field. */
  errors: Record<string, string>
  formId: string
}) {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useEffect(() => {
    box.current?.focus()
  }, [errors])
  return (
    <div className="error-summary" ref={box} tabIndex={-1} role="alert" aria-labelledby={titleId}>
      <h2 id={titleId}>There is a problem</h2>
      <ul>
        {Object.entries(errors).map(([name, message]) => (
          <li key={name}>
            {document.getElementById(formId + name) ? (
              <a
                href={`#${formId}${name}`}
                onClick={(event) => {
                  const control = document.getElementById(formId + name)
                  event.preventDefault()
                  control?.closest('.field')?.scrollIntoView({ block: 'start' })
                  control?.focus({ preventScroll: true })
                }}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface FormProps<Schema extends ZodMiniType> {
  /** An object schema: what the form must hold. Its messages are the words people read. */
  schema: Schema
  /** Receives the checked values. A thrown `ProblemError` is shown in the form. */
  onSubmit: (values: output<Schema>) => Promise<void> | void
  submitLabel: string
  /** On the button while sending, for example "Logging in...". */
  busyLabel?: string
  /** Also told about what was refused, for the toasts that the texts of a page ask for. */
  onInvalid?: (errors: Record<string, string>) => void
  /** Empties the fields after a success; otherwise what was typed stays. */
  resetOnSuccess?: boolean
  submitVariant?: 'leaf' | 'danger'
  /** Keeps the button off for a stated reason, such as a consent not yet given. */
  submitDisabled?: boolean
  /** Further buttons or links beside the submit button. */
  actions?: ReactNode
  className?: string
  children: ReactNode
}

/**
 * The one form of the product: fields stay native and uncontrolled, so what was typed survives
 * every error. It checks on submit, sends once at a time, and shows what is wrong above the fields
 * and beside them, whether the browser or the server found it.
 */
export function Form<Schema extends ZodMiniType>(props: FormProps<Schema>) {
  const { schema, onSubmit, onInvalid, submitLabel, busyLabel = submitLabel } = props
  const id = `${useId()}-`
  const isSending = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const hasErrors = Object.keys(errors).length > 0

  useEffect(() => {
    if (!hasErrors) return
    markTitle(true)
    return () => markTitle(false)
  }, [hasErrors])

  function refuse(form: HTMLFormElement, found: Record<string, string>) {
    const placed: [number, string, string][] = Object.entries(found).map(([name, message]) => {
      const control = findControl(form, name)
      if (!control) return [-1, name, message]
      const isEmpty = textOf(new FormData(form), name) === ''
      const order = Array.prototype.indexOf.call(form.elements, control)
      return [order, name, wordsFor(message, nameOf(control, name), isEmpty)]
    })
    placed.sort((a, b) => a[0] - b[0])
    const ordered = Object.fromEntries(placed.map(([, name, message]) => [name, message]))
    setErrors(ordered)
    onInvalid?.(ordered)
  }

  async function send(form: HTMLFormElement) {
    const checked = schema.safeParse(readFormData(schema, new FormData(form)))
    if (!checked.success) return refuse(form, messagesByField(checked.error.issues))
    isSending.current = true
    setBusy(true)
    setErrors({})
    try {
      await onSubmit(checked.data)
      if (props.resetOnSuccess) form.reset()
    } catch (failure) {
      const fields = failure instanceof ProblemError ? failure.fields : {}
      refuse(form, Object.keys(fields).length > 0 ? fields : { '': describeFailure(failure, true) })
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    if (!isSending.current) void send(event.currentTarget)
  }

  return (
    <FormContext value={{ id, errors }}>
      {/* method="dialog" outside a dialog does nothing: a form sent before the script has
          arrived neither puts a password into the address nor loses what was typed. */}
      <form
        className={`form ${props.className ?? ''}`}
        method="dialog"
        noValidate
        aria-busy={isBusy}
        onSubmit={handleSubmit}
      >
        {hasErrors ? <ErrorSummary errors={errors} formId={id} /> : null}
        {props.children}
        <div className="form-actions">
          <Button
            type="submit"
            variant={props.submitVariant}
            disabled={isBusy || props.submitDisabled}
          >
            {isBusy ? busyLabel : submitLabel}
          </Button>
          {props.actions}
        </div>
      </form>
    </FormContext>
  )
}
