import { MAX_GIVEN_FACT, type PreValuation, type ValuationGroup } from '@gezhi/contract/client'
import type { ValuationFacts } from '@gezhi/records'

/** A fact of the current rules. */
export type FormFact = ValuationGroup['scores'][number]['facts'][number]

/** What is written in the fields of facts, by name; empty: not known. */
export type FactTexts = Readonly<Record<string, string>>

type Valued = Pick<PreValuation, 'strategyValue' | 'legalValue' | 'technicalValue' | 'marketValue'>

/** The server derives them from others. */
const DERIVED: ReadonlySet<string> = new Set(['dependentClaims'])

/** The groups of a valuation in their order. */
export function groupsOf({ strategyValue, legalValue, technicalValue, marketValue }: Valued): readonly ValuationGroup[] {
  return [strategyValue, legalValue, technicalValue, marketValue]
}

/** Each group with the facts that no group before it has. */
export function formGroups(valued: Valued): { readonly name: string; readonly facts: readonly FormFact[] }[] {
  const seen = new Set(DERIVED)
  return groupsOf(valued).map(({ name, scores }) => {
    const facts = scores.flatMap((score) => score.facts).filter(({ fact }) => !seen.has(fact) && seen.add(fact))
    return { name, facts }
  })
}

/** The known facts of a valuation, as they are written in the fields. */
export function textsOf(valued: Valued): FactTexts {
  const facts = formGroups(valued).flatMap((group) => group.facts)
  return Object.fromEntries(facts.flatMap(({ fact, value }) => (value === null ? [] : [[fact, String(value)]])))
}

/** Facts whose fields hold no number from 0 to `MAX_GIVEN_FACT`. */
export function wrongFacts(facts: readonly FormFact[], texts: FactTexts): readonly string[] {
  const isWrong = ({ fact, choices }: FormFact) =>
    choices === null && !(Number(texts[fact] ?? '') >= 0 && Number(texts[fact]) <= MAX_GIVEN_FACT)
  return facts.filter((fact) => (texts[fact.fact] ?? '').trim() !== '' && isWrong(fact)).map(({ fact }) => fact)
}

/** What the fields hold, as the call takes it. */
export function givenFacts(facts: readonly FormFact[], texts: FactTexts): ValuationFacts {
  return Object.fromEntries(
    facts.flatMap(({ fact, choices }) => {
      const text = (texts[fact] ?? '').trim()
      return text === '' ? [] : [[fact, choices === null ? Number(text) : text]]
    }),
  )
}
