import type { SmsCode } from '../ports/sms-gateway.ts'

/** One variable of an approved template: its name, and the value of the message it gets. */
export interface TemplateParameter {
  readonly name: string
  readonly value: 'code' | 'minutes'
}

/** Parses `code,min=minutes` into two variables in the template's order; null for anything else. The code must be among them. */
export function parseTemplateParameters(text: string): readonly TemplateParameter[] | null {
  const parameters = text.split(',').map((part) => {
    const [, name, value] = /^\s*(?:(\w{1,32})\s*=\s*)?(code|minutes)\s*$/.exec(part) ?? []
    return value === undefined ? null : { name: name ?? value, value: value as TemplateParameter['value'] }
  })
  const known = parameters.filter((one) => one !== null)
  return known.length === parameters.length && known.some(({ value }) => value === 'code') ? known : null
}

/** Name and text of each variable for one message, in order. */
export function fillParameters(parameters: readonly TemplateParameter[], message: SmsCode): readonly (readonly [string, string])[] {
  return parameters.map(({ name, value }) => [name, String(message[value])])
}
