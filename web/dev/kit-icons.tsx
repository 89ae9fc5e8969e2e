import { accountStrokes } from '../ui/icons/account-strokes.ts'
import { menuStrokes } from '../ui/icons/menu-strokes.ts'
import { placeStrokes } from '../ui/icons/place-icon.tsx'
import { statusStrokes } from '../ui/icons/status-strokes.ts'
import { StrokeIcon, strokes } from '../ui/icon.tsx'
import { Section } from '../ui/layout/page.tsx'
import { iconMeanings } from './icon-meanings.ts'

const all: Record<keyof typeof iconMeanings, string> = {
  ...strokes,
  ...placeStrokes,
  ...menuStrokes,
  ...accountStrokes,
  ...statusStrokes,
}

/** Every icon with its one meaning. */
export function KitIcons() {
  return (
    <Section title="Icons, each with its one meaning">
      <ul className="grid gap-3 sm:grid-cols-2">
        {Object.entries(iconMeanings).map(([name, meaning]) => (
          <li key={name} className="flex items-center gap-3">
            <StrokeIcon d={all[name as keyof typeof all]} size={24} />
            <span>
              <strong>{name}</strong>: {meaning}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
