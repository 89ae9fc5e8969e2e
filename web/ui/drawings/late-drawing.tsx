import type { ComponentType } from 'react'
import { Lazy } from '#web/platform/lazy.tsx'
import { Drawing, type DrawingProps } from './drawing.tsx'

interface LateDrawingProps {
  /** The same function at every draw. */
  fetchDrawing: () => Promise<ComponentType<DrawingProps>>
  width: number
  /** That of the drawing: its space is reserved, so that nothing moves when it arrives. */
  box: readonly [number, number]
}

/** A drawing that comes after the page: few users see it, or they came for something else. */
export function LateDrawing({ fetchDrawing, width, box }: LateDrawingProps) {
  return (
    <Lazy
      load={fetchDrawing}
      props={{ width }}
      fallback={
        <Drawing width={width} box={box}>
          {null}
        </Drawing>
      }
      optional
    />
  )
}
