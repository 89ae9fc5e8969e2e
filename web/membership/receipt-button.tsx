import { useState } from 'react'
import type { Payment } from '#domain/membership/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { Unseen } from '#web/ui/page.tsx'
import { describeFailure } from '#web/ui/problem.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { toast } from '#web/ui/toast.tsx'
import { fetchReceipt } from './queries.ts'

/** Hands the receipt of a payment to the browser. */
export function ReceiptButton({ payment }: { payment: Payment }) {
  const [isBusy, setBusy] = useState(false)

  async function fetch() {
    if (isBusy) return
    setBusy(true)
    try {
      saveFile(await fetchReceipt(payment.id), 'receipt.pdf')
    } catch (failure) {
      toast({ title: 'No receipt', text: describeFailure(failure), kind: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button variant="quiet" aria-disabled={isBusy} onClick={() => void fetch()}>
      {isBusy ? 'Fetching...' : 'Receipt'}
      <Unseen> for {payment.plan_name}</Unseen>
    </Button>
  )
}
