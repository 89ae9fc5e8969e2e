import { expect, it } from 'vitest'
import { compareOrder, type OurOrder, type TheirOrder } from './order-comparison.ts'

const id = '6f2c1f0e-9d55-4e0a-8f6b-0f0a2f1c3d4e'
const ours: OurOrder = {
  kind: 'deposit',
  id,
  state: 'completed',
  amount_ngwee: 25_050,
  network: 'Airtel',
}
const theirs: TheirOrder = {
  id,
  state: 'completed',
  amount_ngwee: 25_050,
  amount_text: '250.50',
  currency: 'ZMW',
  network: 'Airtel',
  network_text: 'AIRTEL_OAPI_ZMB',
}

type Sides = [Partial<OurOrder>, Partial<TheirOrder> | undefined]
const compared = ([our, their]: Sides) =>
  compareOrder({ ...ours, ...our }, their && { ...theirs, ...their })

it.each<[string, ...Sides]>([
  ['paid on both sides', {}, {}],
  [
    'paid, and they do not say by which network',
    {},
    { network_text: undefined, network: undefined },
  ],
  ['failed on both sides', { state: 'failed' }, { state: 'failed', amount_ngwee: 1 }],
  ['given up here, failed there', { state: 'expired' }, { state: 'failed' }],
  ['rejected, which they do not keep', { state: 'failed' }, undefined],
  ['given up, and never taken', { state: 'expired' }, undefined],
  ['a refund that is sent', { kind: 'refund' }, { network_text: undefined, network: undefined }],
  ['a refund that was rejected', { kind: 'refund', state: 'failed' }, undefined],
])('is the same: %s', (_, ...sides) => {
  expect(compared(sides)).toEqual({ isOpen: false, differences: [] })
})

it.each<[string, ...Sides]>([
  ['we wait for it', { state: 'open' }, { state: 'completed' }],
  ['we wait for it, and it is not known there', { state: 'open' }, undefined],
  ['the networks have not agreed', { state: 'expired' }, { state: 'open' }],
])('is compared again later: %s', (_, ...sides) => {
  expect(compared(sides)).toEqual({ isOpen: true, differences: [] })
})

it.each<[string, ...Sides, string, string, string]>([
  ['paid here, unknown there', {}, undefined, 'unknown', 'completed', 'not known'],
  ['paid here, failed there', {}, { state: 'failed' }, 'state', 'completed', 'failed'],
  ['paid here, under way there', {}, { state: 'open' }, 'state', 'completed', 'under way'],
  ['failed here, paid there', { state: 'failed' }, {}, 'state', 'failed', 'completed'],
  ['given up here, paid there', { state: 'expired' }, {}, 'state', 'expired', 'completed'],
  ['another amount', {}, { amount_ngwee: 25_000 }, 'amount', 'K250.50', 'K250'],
  [
    'an amount that is none',
    {},
    { amount_ngwee: undefined, amount_text: '1e3' },
    'amount',
    'K250.50',
    '1e3',
  ],
  ['another currency', {}, { currency: 'USD' }, 'currency', 'ZMW', 'USD'],
  [
    'another network',
    {},
    { network: 'MTN', network_text: 'MTN_MOMO_ZMB' },
    'network',
    'Airtel',
    'MTN',
  ],
  [
    'a network that we do not know',
    {},
    { network: undefined, network_text: 'TNM_MWI' },
    'network',
    'Airtel',
    'TNM_MWI',
  ],
  ['the record of another order', {}, { id: 'other' }, 'other order', id, 'other'],
  [
    'a refund that failed here and is under way there',
    { kind: 'refund', state: 'failed' },
    { state: 'open' },
    'state',
    'failed',
    'under way',
  ],
  [
    'a refund that failed here and arrived',
    { kind: 'refund', state: 'failed' },
    {},
    'state',
    'failed',
    'completed',
  ],
  [
    'a refund that is sent here and failed there',
    { kind: 'refund' },
    { state: 'failed' },
    'state',
    'completed',
    'failed',
  ],
])('differs: %s', (_, our, their, what, written, said) => {
  expect(compared([our, their]).differences).toEqual([{ what, ours: written, theirs: said }])
})

it('names each difference of an order', () => {
  const { differences } = compared([{}, { amount_ngwee: 1, currency: 'MWK' }])
  expect(differences.map(({ what }) => what)).toEqual(['currency', 'amount'])
})
