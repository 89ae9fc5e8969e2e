import { type ComponentProps, useRef, useState } from 'react'
import { likelyAddress } from '#domain/values/email-slips.ts'
import { setField } from '#web/platform/drafts/fields.ts'
import { TextField } from './fields.tsx'

/**
 * An email address that the person gives for the first time. Where its domain looks mistyped, a button
 * under the field writes what was probably meant; nothing is rejected for it.
 */
export function EmailField(props: ComponentProps<typeof TextField>) {
  const control = useRef<HTMLInputElement>(null)
  const [meant, setMeant] = useState<string>()
  return (
    <div>
      <TextField
        type="email"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        ref={control}
        onBlur={({ target }) => setMeant(likelyAddress(target.value))}
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
                const field = control.current
                if (!field) return
                setField(field, meant)
                field.focus()
              }}
            >
              {meant}
            </button>
            ?
          </>
        ) : null}
      </p>
    </div>
  )
}
