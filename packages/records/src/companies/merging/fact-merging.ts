import type { CompanyFacts, Parent } from '../company-record.ts'

/** Merges the values of several sources, most trusted first; at least one. */
type Merging<Value> = (values: readonly Value[]) => Value

const first = <Value>(values: readonly Value[]): Value => values[0] as Value

function union<Item>(keyOf: (item: Item) => string): Merging<Item[]> {
  return (values) => {
    const items = new Map<string, Item>()
    for (const item of values.flat()) if (!items.has(keyOf(item))) items.set(keyOf(item), item)
    return [...items.values()]
  }
}

const texts = union<string>((text) => text)

/** How each fact is merged. */
export const FACT_MERGING: { readonly [Fact in keyof CompanyFacts]-?: Merging<NonNullable<CompanyFacts[Fact]>> } = {
  creditCode: first,
  registrationNumber: first,
  formerNumbers: texts,
  lei: first,
  leiRegistration: first,
  names: first,
  otherNames: texts,
  formerNames: texts,
  shortName: first,
  status: first,
  statusText: first,
  type: first,
  category: first,
  registeredAt: first,
  capital: first,
  scope: first,
  country: first,
  province: first,
  city: first,
  address: first,
  headquarters: first,
  representative: first,
  founded: first,
  closed: first,
  shareholders: first,
  branches: union(({ name }) => name),
  parents: union(({ lei, relation }: Parent) => `${relation} ${lei}`),
  readings: texts,
}

export const FACTS = Object.keys(FACT_MERGING) as readonly (keyof CompanyFacts)[]
