import { EmptyState } from '#web/ui/empty-state.tsx'
import { LateDrawing } from '#web/ui/drawings/late-drawing.tsx'

const fetchKettle = async () => (await import('#web/ui/drawings/kettle.tsx')).Kettle

/** What a hub says before the first reading. */
export function NoReadings() {
  return (
    <EmptyState
      drawing={<LateDrawing fetchDrawing={fetchKettle} width={132} box={[220, 230]} />}
      text="No readings yet."
    />
  )
}
