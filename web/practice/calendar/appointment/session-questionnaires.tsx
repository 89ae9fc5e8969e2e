import { useState } from 'react'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { errorTitles } from '#web/practice/texts.ts'
import { FailedState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/loading.tsx'

const fetchPanel = loadOnce(
  async () => (await import('#web/practice/questionnaires/questionnaires-of.tsx')).QuestionnairesOf,
)

/** The questionnaires of the patient, fetched when the provider asks: that they read them is recorded. */
export function SessionQuestionnaires({ patient_id }: { patient_id: string }) {
  const [isShown, setShown] = useState(false)
  return (
    <section>
      <h3 className="text-base font-normal text-muted">Questionnaires</h3>
      {isShown ? (
        <Lazy
          load={fetchPanel}
          props={{ patient_id }}
          fallback={<Skeleton lines={4} />}
          failed={(failure) => <FailedState title={errorTitles.questionnaires} failure={failure} />}
        />
      ) : (
        <button
          type="button"
          className="link min-h-11 cursor-pointer"
          onClick={() => setShown(true)}
        >
          Show trend and requests
        </button>
      )}
    </section>
  )
}
