import type { Payment } from '#domain/membership/schema.ts'
import { Unseen } from '#web/ui/layout/page.tsx'
import { saveFile } from '#web/platform/save-file.ts'
import { fetchReceipt } from './queries.ts'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'

/** Passes the receipt of a payment to the browser. */
export function ReceiptButton({ payment }: { payment: Payment }) {
  const fetch = useAction(async () => saveFile(await fetchReceipt(payment.id), 'receipt.pdf'), {
    failure: 'No receipt',
  })

  return (
    <ActionButton
      variant="quiet"
      action={fetch}
      busyLabel="Fetching..."
      suffix={<Unseen> for {payment.plan_name}</Unseen>}
    >
      Receipt
    </ActionButton>
  )
}
