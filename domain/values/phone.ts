/** What a phone can dial: 3 to 15 digits (E.164), single spaces between them, perhaps a plus in front. */
export const dialable = /^\+?\d( ?\d){2,14}$/

/**
 * A phone number as it is compared, as the database does it (`accounts.plain_phone`): its digits, without
 * the code of Zambia and zeros in front. `0977 123 456`, `+260977123456` and `977123456` are the same.
 */
export function plainPhone(typed: string): string {
  return typed.replaceAll(/\D/g, '').replace(/^(00260|260)?0*/, '')
}
