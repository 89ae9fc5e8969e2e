import { toast } from './toast.tsx'

/** Says that something shown is not there yet (spec section 8). */
export function announceFeatureInProgress() {
  toast({ title: 'Feature in Progress 🚧', text: 'The feature is not yet implemented.' })
}
