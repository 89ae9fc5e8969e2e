import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Section } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { type Insured, insuranceOf } from './insurance-queries.ts'

const fetchForm = async () => (await import('./insurance-form.tsx')).InsuranceForm

/** Who pays for a patient, with their member number, and a form to change it. */
export function InsurancePart({ whose }: { whose: Insured }) {
  const [isEdited, setEdited] = useState(false)
  const { Part: Form, bring } = useLazyComponent(fetchForm, 'The form could not be opened')
  const edit = async () => {
    if (await bring()) setEdited(true)
  }
  const end = () => setEdited(false)
  const isSelf = whose.by === 'self'
  return (
    <Section title="Insurance">
      <QueryView
        query={useQuery(insuranceOf(whose))}
        failed="Error fetching the insurance"
        fallback={<Skeleton lines={2} />}
      >
        {(kept) => (
          <>
            <p className="wrap-anywhere">
              {kept.insurer_name ? (
                <>
                  <span translate="no">{kept.insurer_name}</span>, member number{' '}
                  <strong translate="no">{kept.member_number}</strong>
                </>
              ) : isSelf ? (
                'You have entered no insurer. You pay your invoices in full.'
              ) : (
                'No insurer is entered. The patient pays in full.'
              )}
            </p>
            <div className="mt-4">
              <Button
                variant="quiet"
                data-adds-fields="insurer_id member_number"
                onClick={() => void edit()}
              >
                {kept.insurer_name ? 'Change insurance' : 'Add insurance'}
              </Button>
            </div>
            <Dialog open={isEdited} onClose={end} title="Insurance">
              {isEdited && Form ? <Form whose={whose} kept={kept} onDone={end} /> : null}
            </Dialog>
          </>
        )}
      </QueryView>
    </Section>
  )
}
