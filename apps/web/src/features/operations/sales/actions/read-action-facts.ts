/** Facts that are shown, in this order; amounts are in cents. */
const NAMES = [
  'reference',
  'refund',
  'amount',
  'invoice',
  'redInvoice',
  'name',
  'product',
  'version',
  'originalPrice',
  'salePrice',
  'onSale',
  'until',
  'days',
] as const
/** Under which names a reason is recorded. */
const REASONS = ['reason', 'message', 'note']

/** A fact of an action of an operator. */
export interface ActionFact {
  readonly name: (typeof NAMES)[number]
  readonly value: string
}

/** The facts of an action, written as lines `name=value`, and its reason. Pure. */
export function readActionFacts(about: string): { readonly facts: readonly ActionFact[]; readonly reason: string } {
  const values = new Map(about.split('\n').map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]))
  return {
    facts: NAMES.flatMap((name) => (values.has(name) ? [{ name, value: values.get(name)! }] : [])),
    reason: REASONS.map((name) => values.get(name)).find((value) => value !== undefined) ?? '',
  }
}
