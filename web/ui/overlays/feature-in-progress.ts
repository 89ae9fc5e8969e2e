import { toast } from './toast.tsx'

/** Says that something shown is not there yet (spec section 8); by name where there are several. */
export function announceFeatureInProgress(name?: string) {
  toast({
    title: 'Feature in Progress 🚧',
    text: `The ${name === undefined ? '' : `"${name}" `}feature is not yet implemented.`,
  })
}
