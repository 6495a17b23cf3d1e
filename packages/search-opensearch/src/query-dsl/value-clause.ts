import type { ValueTest } from '@gezhi/query'
import type { IndexLayout } from '../storage/index-layout.ts'
import { NOTHING, unscored, type Clause } from './clause.ts'

/** Records in which a value of a field passes one of the tests. Pure. */
export function valueClause({ fieldsByName }: IndexLayout, fieldName: string, tests: readonly ValueTest[]): Clause {
  const field = fieldsByName.get(fieldName)
  if (field === undefined) return NOTHING
  const path = `value.${field.name}`
  const isNumber = field.store === 'number'
  const equal = tests.flatMap((test) => (test.op === 'equals' ? [isNumber ? Number(test.value) : String(test.value)] : []))
  const others = tests.flatMap((test) => (test.op === 'equals' ? [] : [isNumber ? numberTest(path, test) : textTest(path, test)]))
  const clauses = [...(equal.length === 0 ? [] : [{ terms: { [path]: equal } }]), ...others]
  return unscored(clauses.length === 1 ? (clauses[0] as Clause) : { bool: { should: clauses, minimum_should_match: 1 } })
}

type OtherTest = Exclude<ValueTest, { op: 'equals' }>

function numberTest(path: string, test: OtherTest): Clause {
  return test.op === 'range' ? range(path, test, Number) : textTest(`${path}.digits`, test)
}

function textTest(path: string, test: OtherTest): Clause {
  switch (test.op) {
    case 'prefix':
      return { prefix: { [path]: { value: test.prefix } } }
    case 'pattern':
      return { regexp: { [path]: { value: patternExpression(test.pattern), flags: 'NONE', case_insensitive: true } } }
    case 'range':
      return range(path, test, String)
  }
}

function range(path: string, test: Extract<ValueTest, { op: 'range' }>, toValue: (bound: string | number) => string | number): Clause {
  const bounds = {
    ...(test.from !== null && { [test.fromInclusive ? 'gte' : 'gt']: toValue(test.from) }),
    ...(test.to !== null && { [test.toInclusive ? 'lte' : 'lt']: toValue(test.to) }),
  }
  return { range: { [path]: bounds } }
}

/** Escapes a text for a regular expression of Lucene. */
export function patternLiteral(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, (sign) => `\\${sign}`)
}

const WILDCARDS: Readonly<Record<string, string>> = { '*': '.*', '?': '.', '#': '.?' }

/**
 * A pattern of the query language as a regular expression of Lucene over the whole value: `*` 0 or more characters, `?` one, `#` none or
 * one.
 */
export function patternExpression(pattern: string): string {
  return pattern.replace(/\*+/g, '*').replace(/[^\p{L}\p{N}\s]/gu, (sign) => WILDCARDS[sign] ?? `\\${sign}`)
}
