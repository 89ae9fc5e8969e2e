import type { FullGuide } from '#domain/library/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { toastFailure } from '#web/ui/overlays/failure-toast.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { fetchGuides } from './library-calls.ts'
import { keepList, removeGuide, saveGuide, savedUntil, useSaved } from './saved-guides.ts'
import { savedTexts } from './texts.ts'

/** Keeps the text of a guide on this phone, or removes it. */
export function SaveGuide({ guide }: { guide: FullGuide }) {
  const isSaved = guide.slug in useSaved().guides
  function save() {
    try {
      saveGuide(guide)
      // For a search offline. Without it the guide is saved all the same.
      fetchGuides().then(keepList, () => undefined)
      toast({ title: 'Guide saved', text: savedTexts[savedUntil()] })
    } catch (failure) {
      toastFailure('Guide not saved', failure)
    }
  }
  return (
    <Button variant="quiet" onClick={isSaved ? () => removeGuide(guide.slug) : save}>
      {isSaved ? 'Remove from this phone' : 'Save for offline'}
    </Button>
  )
}
