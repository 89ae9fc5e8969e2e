import { useQuery } from '@tanstack/react-query'
import type { StepKind } from '#domain/next-steps/table.ts'
import { NextStepCard } from './next-step-card.tsx'
import { ownNextStep } from './next-step-queries.ts'

interface StepOfResultsProps {
  step: StepKind
  result_id: string
  /** False where the screening is kept nowhere, or waits on this device. */
  isSaved: boolean
}

/** The step on the page of the results; once these are saved, it can be answered. */
export function StepOfResults({ step, result_id, isSaved }: StepOfResultsProps) {
  const { data } = useQuery({ ...ownNextStep, enabled: isSaved })
  return (
    <NextStepCard step={step} offer={isSaved && data?.result_id === result_id ? data : undefined} />
  )
}
