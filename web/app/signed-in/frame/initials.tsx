import { initials } from '#domain/values/names.ts'
import { Icon } from '#web/ui/icon.tsx'

/** In place of a picture of the user. */
export function Initials({ name }: { name: string }) {
  return initials(name) || <Icon name="user" />
}
