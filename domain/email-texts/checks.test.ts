import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkWording } from './checks.ts'
import type { Wording } from './email-text.ts'
import { fill } from './fill.ts'
import { emailTexts, textKeys } from './registry.ts'

const confirmed = emailTexts.appointment_confirmed
const check = (change: Partial<Wording>) =>
  checkWording(confirmed, { ...confirmed.usual, ...change })
const around = (words: string) =>
  `It is fixed: {time}.\n\n${words}\n\n{details}\n\n{link}\n\n{emails_page}`

describe('the text of an email', () => {
  it.each(textKeys)('is ours without an objection: %s', (key) => {
    const text = emailTexts[key]
    expect(checkWording(text, text.usual)).toEqual({})
  })

  it('may be an ordinary one in the words of the clinic', () => {
    const words = around(
      'Dear guest, {provider} looks forward to seeing you at {clinic}, {address}. Call {phone} or write to {email}. 09:00 to 17:00, K350, 24/12/2026, 1 250 000 seedlings, Plot 112.',
    )
    expect(check({ body: words, subject: 'Fixed for {time}', button: 'Open' })).toEqual({})
  })

  it.each<[keyof Wording, string, string]>([
    ['subject', '', 'Write a subject.'],
    ['subject', 'x'.repeat(121), 'at most 120'],
    ['subject', 'One\nBcc: two@example.test', 'one row'],
    ['subject', 'At {hour}', 'no placeholder {hour}'],
    ['subject', 'With {provider}', 'Not for a subject: {provider}'],
    ['subject', 'Your details: {details}', 'Not for a subject: {details}'],
    ['subject', 'At the clinic: {time}', '“clinic”'],
    ['subject', 'Your diabetes visit', '“diabetes”'],
    ['body', '', 'Write the text.'],
    ['body', around('x'.repeat(3000)), 'at most 3000'],
    ['body', 'Come.\n\n{details}\n\n{link}\n\n{emails_page}', 'needs {time}'],
    ['body', '{time}\n\n{details}\n\n{emails_page}', 'needs {link}'],
    ['body', '{time}\n\n{link}\n\n{emails_page}', 'needs {details}'],
    ['body', '{time}\n\n{details}\n\n{link}', 'needs {emails_page}'],
    ['body', around('Open {link}'), 'on its own row: {link}'],
    ['body', around('{details}'), 'on its own row: {details}'],
    ['body', `{provider} says {time}.\n\n${around('x')}`, 'first paragraph'],
    ['body', `Dear patient, {time}.\n\n${around('x')}`, '“patient”'],
    ['body', around('Bring your PHQ-9.'), '“PHQ-9”'],
    ['body', around('Take care of your H.I.V. test'), '“H.I.V”'],
    ['body', around('{Time}'), 'brace'],
    ['body', around('{{time}'), 'brace'],
    ['body', around('time}'), 'brace'],
    ['body', around('<b>now</b>'), 'plain text'],
    ['body', around('a&nbsp;b'), 'plain text'],
    ['body', around('See https://track.example/x?id={time}'), 'https://track.example/x?id='],
    ['body', around('See www.example.org'), 'www.example.org'],
    ['body', around('See bit.ly/3xY'), 'bit.ly/3xY'],
    ['body', around('javascript://x'), 'javascript://x'],
    ['body', around('Write to desk@chawama.example'), 'desk@chawama.example'],
    ['body', around('Call 0977 123 456'), '{phone}'],
    ['body', around('Call +260-977-123456'), '{phone}'],
    ['body', around('Call ０９７７１２３４５６'), '{phone}'],
    ['body', around('Pay at ubumi-pay.shop'), 'ubumi-pay.shop'],
    ['body', around('Pay at ubumi．biz'), 'ubumi.biz'],
    ['body', around('Pay to ubumi@zamtel'), 'ubumi@zamtel'],
    ['body', around('Zanaco account 6201234567812'), '6201234567812'],
    ['body', around('Account 5823 4410 0193'), '5823 4410 0193'],
    ['subject', 'Your ART visit', '“ART”'],
    ['body', around('Your VL is due'), '“VL”'],
    ['button', '', 'what the button says'],
    ['button', 'x'.repeat(41), 'at most 40'],
    ['button', 'Open {time}', 'no placeholders'],
    ['button', 'Open your results', '“results”'],
  ])('is rejected, with the field and what to do: %s %j', (field, text, message) => {
    const issues = check({ [field]: text })
    expect(Object.keys(issues)).toEqual([field])
    expect(issues[field]).toContain(message)
  })
})

/** What an attacker would put into a name. */
const value = fc.oneof(
  fc.constantFrom(
    '{link}',
    '{details}',
    'a\r\nBcc: two@example.test',
    '\n\n{link}\n\n',
    '$& $1 $`',
    '<img src=x onerror=alert(1)>',
    '\u202eevil',
    '__proto__',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

describe('a value in the place of a placeholder', () => {
  it('is never a placeholder, a line, a paragraph or a button itself', () => {
    fc.assert(
      fc.property(fc.constantFrom(...textKeys), value, value, (key, one, other) => {
        const { usual } = emailTexts[key]
        const values = { time: one, provider: other, day: one, old_time: other, clinic: one }
        const plain = fill(usual, {
          time: 'T',
          provider: 'P',
          day: 'T',
          old_time: 'P',
          clinic: 'T',
          details: [],
        })
        const filled = fill(usual, { ...values, details: [] })
        expect(filled.before).toHaveLength(plain.before.length)
        expect(filled.after).toHaveLength(plain.after.length)
        for (const line of [filled.subject, ...filled.before, ...filled.after])
          expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u)
      }),
      {
        examples: [
          ['questions', '{link}', '\r\nBcc: x'],
          ['appointment_asked', '{details}', ''],
        ],
      },
    )
  })

  it('stands where its placeholder stands, as it is', () => {
    const { subject, before, after } = fill(
      { subject: '{a} {b}', body: '{a} and {b}\n\n{rows}\n\n{link}\n\n{none}{constructor}' },
      { a: '{b}', b: '$&', rows: ['{a}', 'two'] },
    )
    expect([subject, before, after]).toEqual([
      '{b} $&',
      ['{b} and $&', '{a}', 'two'],
      ['{none}{constructor}'],
    ])
  })
})
