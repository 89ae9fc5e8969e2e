import { VisuallyHidden } from '#web/ui/layout/page.tsx'

interface RowToolsProps {
  /** What is moved or removed, for screen readers: "Monday, meal 2". */
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** Moves a row of a plan up and down, and removes it. */
export function RowTools({ name, isFirst, isLast, onMove, onRemove }: RowToolsProps) {
  return (
    <div className="desk-tools">
      <Tool label="Move up" name={name} isOff={isFirst} onPress={() => onMove(-1)} />
      <Tool label="Move down" name={name} isOff={isLast} onPress={() => onMove(1)} />
      <Tool label="Remove" name={name} onPress={onRemove} />
    </div>
  )
}

interface ToolProps {
  label: string
  name: string
  /** Stays focusable, so that a keyboard user who moves a row to the end keeps their place. */
  isOff?: boolean
  onPress: () => void
}

/** A small action on one part of a plan, as text. */
export function Tool({ label, name, isOff = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className="desk-tool"
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
    >
      {label}
      <VisuallyHidden> {name}</VisuallyHidden>
    </button>
  )
}
