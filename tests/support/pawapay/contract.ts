import { behaviourOf } from '#server/membership/simulator/simulated-payments.ts'

/** A request that the stand-in has read, and what it answers: the contract of pawaPay, version 2. */
export interface Answer {
  status: number
  body: unknown
}

export const ok = (body: unknown): Answer => ({ status: 200, body })
export const problem = (status: number, failureCode: string): Answer => ({
  status,
  body: { failureReason: { failureCode, failureMessage: 'In words.' } },
})
export const rejected = (id: Record<string, string>, failureCode: string): Answer =>
  ok({
    ...id,
    status: 'REJECTED',
    failureReason: { failureCode, failureMessage: 'In words.' },
  })

export interface Deposit {
  depositId: string
  amount: string
  phone: string
  provider: string
  customerMessage: string | undefined
  /** Seconds since it was taken. */
  age: number
}

export interface Refund {
  refundId: string
  depositId: string
  amount: string
  status: 'ACCEPTED' | 'COMPLETED' | 'FAILED'
  willFail: boolean
}

const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const amountForm = /^(0|[1-9]\d*)(\.\d?[1-9])?$/

type Fields = Record<string, unknown>

/** What is wrong with the fields of an order; undefined where nothing is. */
export function wrongDeposit(body: Fields): Answer | undefined {
  const known = ['depositId', 'payer', 'amount', 'currency', 'customerMessage']
  const account = (body['payer'] as { type?: string; accountDetails?: Fields } | undefined) ?? {}
  const { phoneNumber, provider } = account.accountDetails ?? {}
  if (Object.keys(body).some((name) => !known.includes(name)))
    return problem(400, 'UNSUPPORTED_PARAMETER')
  if (!uuid4.test(String(body['depositId'])) || account.type !== 'MMO')
    return problem(400, 'INVALID_INPUT')
  if (!/^260\d{9}$/.test(String(phoneNumber))) return rejected({}, 'INVALID_PHONE_NUMBER')
  if (!/^(MTN_MOMO|AIRTEL_OAPI|ZAMTEL)_ZMB$/.test(String(provider)))
    return rejected({}, 'INVALID_PROVIDER')
  if (body['currency'] !== 'ZMW') return rejected({}, 'INVALID_CURRENCY')
  if (!amountForm.test(String(body['amount']))) return rejected({}, 'INVALID_AMOUNT')
  if (!/^[A-Za-z0-9 ]{4,22}$/.test(String(body['customerMessage'])))
    return problem(400, 'INVALID_PARAMETER')
  return undefined
}

export function wrongRefund(body: Fields): Answer | undefined {
  const known = ['refundId', 'depositId', 'amount', 'currency']
  if (Object.keys(body).some((name) => !known.includes(name)))
    return problem(400, 'UNSUPPORTED_PARAMETER')
  if (known.some((name) => typeof body[name] !== 'string')) return problem(400, 'MISSING_PARAMETER')
  if (!uuid4.test(String(body['refundId']))) return problem(400, 'INVALID_INPUT')
  return undefined
}

/** Numbers that end with these are rejected at once, or fail with a reason that the simulator does not know. */
const rejections: Record<string, string> = {
  '089': 'PROVIDER_TEMPORARILY_UNAVAILABLE',
  '099': 'DEPOSITS_NOT_ALLOWED',
}
const failures: Record<string, string> = {
  '019': 'PAYER_LIMIT_REACHED',
  '029': 'PAYER_NOT_FOUND',
  '039': 'PAYMENT_NOT_APPROVED',
  '049': 'INSUFFICIENT_BALANCE',
  '069': 'UNSPECIFIED_FAILURE',
  '079': 'A_CODE_OF_TOMORROW',
  '001': 'INSUFFICIENT_BALANCE',
  '002': 'PAYMENT_NOT_APPROVED',
}

export const rejectionOf = (phone: string) => rejections[phone.slice(-3)]
/** How often an order of this number gets no answer before one is taken. */
export const awayOf = (phone: string) => behaviourOf(phone).away ?? 0

/** What GET says of a deposit, by the number that pays and the time since it was taken. */
export function statusOf({ phone, age, amount }: Deposit): Fields {
  const failureCode = failures[phone.slice(-3)]
  const { after, short_ngwee = 0 } = behaviourOf(phone)
  if (age < after) return { status: age < 1 ? 'ACCEPTED' : 'IN_RECONCILIATION', amount }
  if (failureCode)
    return { status: 'FAILED', amount, failureReason: { failureCode, failureMessage: 'So.' } }
  const came = Math.round(Number(amount) * 100) - short_ngwee
  return {
    status: 'COMPLETED',
    amount: (came / 100).toFixed(2),
    providerTransactionId: `MP.${phone.slice(-6)}`,
  }
}
