import { claimCategory, type ClaimCategory, type ClaimLike } from '@gezhi/records'

/** A claim as the page has it. */
export interface PageClaim extends ClaimLike {
  readonly text: string
  readonly lang: string
}

/** `referring`: it refers to a claim of another kind (a process to a product), so it is independent in substance. */
export type ClaimForm = 'independent' | 'dependent' | 'referring'

/** What a claim is, by its words and references. */
export interface ClaimFacts {
  readonly form: ClaimForm
  /** null where its words do not name it. */
  readonly category: ClaimCategory | null
}

/** Things, activities and uses: a claim for one of them cannot depend on one for another. */
const SUBJECT_MATTER: Readonly<Record<ClaimCategory, string>> = {
  product: 'thing',
  apparatus: 'thing',
  design: 'thing',
  process: 'process',
  use: 'use',
}

/** The facts of all claims of one text by their numbers. */
export function claimFacts(claims: readonly PageClaim[]): ReadonlyMap<number, ClaimFacts> {
  const categories = new Map(claims.map(({ number, text, lang }) => [number, claimCategory(text, lang)]))
  return new Map(
    claims.map(({ number, parents }) => {
      const category = categories.get(number) ?? null
      return [number, { form: formOf(category, parents, categories), category }]
    }),
  )
}

function formOf(
  category: ClaimCategory | null,
  parents: readonly number[],
  categories: ReadonlyMap<number, ClaimCategory | null>,
): ClaimForm {
  if (parents.length === 0) return 'independent'
  const others = parents.map((parent) => categories.get(parent) ?? null)
  const known = category === null ? [] : others.filter((other) => other !== null)
  const isOther = known.length > 0 && known.every((other) => SUBJECT_MATTER[other] !== SUBJECT_MATTER[category as ClaimCategory])
  return isOther ? 'referring' : 'dependent'
}
