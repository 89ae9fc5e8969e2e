import { type ComponentProps, useRef, useState } from 'react'
import { setField } from '#web/platform/drafts/fields.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { TextField } from './fields.tsx'

const loadSlips = loadOnce(() => import('#domain/values/email-slips.ts'))

/**
 * An email address that the person gives for the first time. Where its domain looks mistyped, a button
 * under the field writes what was probably meant; nothing is rejected for it.
 */
export function EmailField(props: ComponentProps<typeof TextField>) {
  const control = useRef<HTMLInputElement>(null)
  const [meant, setMeant] = useState<string>()

  /** Without the list of slips, which comes with the first address, there is no hint. */
  const hint = (typed: string) =>
    loadSlips().then(
      ({ likelyAddress }) => control.current?.value === typed && setMeant(likelyAddress(typed)),
      () => undefined,
    )

  return (
    <>
      <TextField
        type="email"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        ref={control}
        onBlur={({ target }) => void hint(target.value)}
        onInput={() => setMeant(undefined)}
      />
      <p role="status" className={meant ? 'mt-2' : 'empty:absolute'}>
        {meant ? (
          <>
            Did you mean{' '}
            <button
              type="button"
              className="link wrap-anywhere"
              onClick={() => {
                setField(control.current!, meant)
                control.current!.focus()
              }}
            >
              {meant}
            </button>
            ?
          </>
        ) : null}
      </p>
    </>
  )
}
