import { useState } from 'react'

interface PortraitProps {
  /** Where the picture lies; null where there is none yet. */
  src: string | null
  /** Shown instead of a picture, for example "CM". */
  initials: string
  /** Width and height in pixels. */
  size?: 48 | 72 | 96
}

/**
 * A person's picture, or their initials. It is beside their name, so it says nothing to screen
 * readers.
 */
export function Portrait({ src, initials, size = 72 }: PortraitProps) {
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <span className={`portrait portrait-${size}`} aria-hidden="true">
      {src !== null && src !== failed ? (
        <img src={src} alt="" width={size} height={size} onError={() => setFailed(src)} />
      ) : (
        initials
      )}
    </span>
  )
}
