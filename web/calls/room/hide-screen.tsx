import { useLayoutEffect, useRef } from 'react'

/** A blank screen over everything, for a phone that others see; the call goes on. A tap shows it again. */
export function HideScreen({ isHidden, onShow }: { isHidden: boolean; onShow: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isHidden || !element) return
    element.showModal()
    return () => element.close()
  }, [isHidden])
  return (
    <dialog
      ref={dialog}
      className="call-blank"
      aria-label="Screen hidden"
      onCancel={(event) => {
        event.preventDefault()
        onShow()
      }}
    >
      {isHidden ? (
        <button type="button" onClick={onShow}>
          Tap to show
        </button>
      ) : null}
    </dialog>
  )
}
