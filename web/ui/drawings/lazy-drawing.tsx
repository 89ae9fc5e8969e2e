import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { DrawingProps } from './drawing.tsx'

/**
 * A drawing that loads after all text. Its space is reserved, so that nothing moves when
 * it arrives; on a bad connection the space stays empty.
 *
 * @param props.bring fetches it; the same function at every draw, or it is fetched again
 * @param props.className how wide and how high its place is, and that it is a grid
 */
export function LateDrawing({
  bring,
  className,
}: {
  bring: () => Promise<ComponentType<DrawingProps>>
  className: string
}) {
  const [drawing, setDrawing] = useState<ReactNode>(null)
  useEffect(() => {
    let isWanted = true
    bring().then(
      (Picture) => isWanted && setDrawing(<Picture width={240} />),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [bring])
  return (
    <div aria-hidden="true" className={`place-items-center ${className}`}>
      {drawing}
    </div>
  )
}
