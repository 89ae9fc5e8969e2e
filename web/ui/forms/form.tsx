import {
  type FormEvent,
  Fragment,
  type ReactNode,
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { ZodMiniType, output } from 'zod/mini'
import { Button, type ButtonVariant } from '../actions/button.tsx'
import { watchUser } from '#web/platform/calls/session.ts'
import { withTimeout, loadWithin } from '#web/platform/calls/with-timeout.ts'
import type { Draft } from '#web/platform/drafts/draft.ts'
import { changedSince, fillIn, type Typed, typedIn } from '#web/platform/drafts/typed.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { ProblemError, describeFailure } from '#web/platform/calls/problem.ts'

interface FormState {
  id: string
  errors: Record<string, string>
}

const FormContext = createContext<FormState | null>(null)

/** The ids and the error of one field; outside a form its name makes the ids, and it has no error. */
export function useField(name: string) {
  const form = useContext(FormContext)
  const id = `${form?.id ?? 'alone-'}${name}`
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

/** All errors of the form by field name, the same object until the next check. */
export const useErrors = () => useContext(FormContext)?.errors

/** Sent to a control before it takes the focus: what hides it now shows it. */
export const revealEvent = 'ubumi:reveal'

/** The control of a field; where it is closed, the closest one that it is within. */
function controlOf(formId: string, name: string): HTMLElement | null {
  if (!name) return null
  const control = document.getElementById(formId + name)
  return control ?? controlOf(formId, name.slice(0, Math.max(0, name.lastIndexOf('.'))))
}

const titlePrefix = 'Error: '

function markTitle(hasErrors: boolean) {
  const plain = document.title.startsWith(titlePrefix)
    ? document.title.slice(titlePrefix.length)
    : document.title
  document.title = hasErrors ? titlePrefix + plain : plain
}

/** The issues of the fields within, by name; the page's title says that there are some. */
export function FieldScope({ id, errors, children }: FormState & { children: ReactNode }) {
  const hasErrors = Object.keys(errors).length > 0
  useEffect(() => {
    if (!hasErrors) return
    markTitle(true)
    return () => markTitle(false)
  }, [hasErrors])
  return <FormContext value={{ id, errors }}>{children}</FormContext>
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
            {controlOf(formId, name) ? (
              <a
                href={`#${formId}${name}`}
                onClick={(event) => {
                  const control = controlOf(formId, name)
                  event.preventDefault()
                  control?.dispatchEvent(new Event(revealEvent, { bubbles: true }))
                  const shown = control?.closest('.field') ?? control
                  shown?.scrollIntoView({ block: 'start' })
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
  /**
   * An object schema: what the form must hold. Its messages are the words people read. Given as a
   * function, it is fetched at the first touch of a field: the schema library is 7 kB that a page can
   * be read without.
   */
  schema: Schema | (() => Promise<Schema>)
  /**
   * Receives the checked values. A thrown `ProblemError` is shown in the form. Where it returns
   * false, nothing is sent yet: the user is asked something first, and what was typed stays.
   */
  onSubmit: (values: output<Schema>) => Promise<void | boolean> | void | boolean
  /**
   * Keeps what is typed until it is sent, and fills it in again: while the user types, or from when
   * they send the form, as the draft says. The same object at every render.
   */
  draft?: Draft<Typed>
  submitLabel: ReactNode
  /** On the button while sending, for example "Logging in...". */
  busyLabel?: ReactNode
  /** Also called with a rejection, for the toasts that the texts of a page ask for. */
  onInvalid?: (errors: Record<string, string>) => void
  /**
   * Renders new fields after a success, and fills in what was changed while the form was sent: that
   * belongs to the next entry. Otherwise what was typed stays.
   */
  resetOnSuccess?: boolean
  /** The fields are new; with what was filled into them. */
  onReset?: (typed: Typed) => void
  submitVariant?: ButtonVariant
  /** Keeps the button off: the id of the text that says why, such as a consent not yet given. */
  submitOffBy?: string | undefined
  /** Further buttons or links beside the submit button. */
  actions?: ReactNode
  className?: string
  children: ReactNode
}

const loadCheck = loadOnce(() => import('./form-check.ts'))

/** What a submission needs beyond the page: a fetch that failed may be tried again. */
async function fetchCheck<Schema extends ZodMiniType>(given: FormProps<Schema>['schema']) {
  const [schema, check] = await Promise.all([
    typeof given === 'function' ? given() : given,
    loadCheck(),
  ])
  return { schema, check }
}

/**
 * The one form of the product: fields stay native and uncontrolled, so what was typed survives
 * every error. It checks on submit, sends once at a time, and shows what is wrong above the fields
 * and beside them, whether the browser or the server found it.
 */
export function Form<Schema extends ZodMiniType>(props: FormProps<Schema>) {
  const { onSubmit, onInvalid, submitLabel, busyLabel = submitLabel, draft } = props
  const id = `${useId()}-`
  const element = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const isFilling = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const hasErrors = Object.keys(errors).length > 0

  /** The fields of the same number are the same. */
  const [fields, setFields] = useState<{ number: number; typed?: Typed | undefined }>({ number: 0 })

  const fillFields = useEffectEvent(() => {
    const typed = fields.typed ?? draft?.read()
    if (typed) {
      isFilling.current = true
      void fillIn(element.current!, typed).finally(() => (isFilling.current = false))
    }
    if (fields.typed) props.onReset?.(fields.typed)
  })
  useLayoutEffect(() => fillFields(), [fields])

  function reject(found: Record<string, string>) {
    setErrors(found)
    onInvalid?.(found)
  }

  async function send(form: HTMLFormElement) {
    const hasUserChanged = watchUser()
    isSending.current = true
    setBusy(true)
    try {
      const { schema, check } = await withTimeout(fetchCheck(props.schema), loadWithin)
      // On a slow connection the user may have logged out: nothing of theirs is sent for the next user.
      if (hasUserChanged()) return
      const { values, errors: found } = check.readForm(schema, form)
      if (found) return reject(found)
      setErrors({})
      const sent = typedIn(form)
      draft?.keep(sent)
      try {
        if ((await onSubmit(values)) === false) return
        // For `web/app/form-recovery/keep-typed.ts`, until the next key.
        form.dataset['sent'] = ''
        // The next user of the page may have a draft of their own.
        if (!hasUserChanged()) draft?.clear()
        if (props.resetOnSuccess)
          setFields({ number: fields.number + 1, typed: changedSince(sent, typedIn(form)) })
      } catch (failure) {
        const fields = failure instanceof ProblemError ? failure.fields : {}
        reject(
          Object.keys(fields).length > 0
            ? check.explain(form, fields)
            : { '': describeFailure(failure, true) },
        )
      }
    } catch (failure) {
      // The checks could not be fetched: perhaps there is a newer build.
      dispatchEvent(new Event('ubumi:part-missing'))
      reject({ '': describeFailure(failure, true) })
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
    <FieldScope id={id} errors={errors}>
      {/* method="dialog" outside a dialog does nothing: a form sent before the script has
          arrived neither puts a password into the address nor loses what was typed. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- fetches ahead, changes nothing */}
      <form
        className={`form ${props.className ?? ''}`}
        method="dialog"
        noValidate
        aria-busy={isBusy}
        ref={element}
        onSubmit={handleSubmit}
        onInput={({ currentTarget }) => {
          // Until all is filled in, the draft has more: fields may come late.
          if (!isFilling.current) draft?.keep(typedIn(currentTarget))
        }}
        onFocus={() => void fetchCheck(props.schema).catch(() => undefined)}
      >
        {hasErrors ? <ErrorSummary errors={errors} formId={id} /> : null}
        <Fragment key={fields.number}>{props.children}</Fragment>
        <div className="form-actions">
          <Button
            type="submit"
            variant={props.submitVariant}
            aria-disabled={isBusy || Boolean(props.submitOffBy)}
            aria-describedby={props.submitOffBy}
          >
            {isBusy ? busyLabel : submitLabel}
          </Button>
          {props.actions}
        </div>
      </form>
    </FieldScope>
  )
}
