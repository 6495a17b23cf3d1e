import type { TextColumn } from '../kinds/text-column.ts'
import type { MarkParty, Trademark } from './trademark.ts'

/** The name of a party, or its number in the office's register if the source has no name. */
export function partyName({ name, identifier }: MarkParty): string {
  return name ?? identifier ?? ''
}

/** The words of a mark in their languages, each once. */
export function markWords({ words = [] }: Pick<Trademark, 'words'>): string[] {
  return [...new Set(words.map(({ text }) => text))]
}

/**
 * Languages whose goods are searched, besides those of the procedure. Lists in others are translations made by the office; they are shown,
 * but searching them too would make the index several times as large.
 */
const SEARCHED_GOODS: readonly string[] = ['zh', 'en', 'und']

/** The text columns of trademarks. */
export const TRADEMARK_TEXT_COLUMNS: readonly TextColumn<Trademark>[] = [
  { name: 'mark', weight: 10, role: 'title', texts: markWords },
  { name: 'translation', weight: 5, texts: ({ otherWords = [] }) => otherWords.map(({ text }) => text) },
  { name: 'description', weight: 2, texts: ({ descriptions = [] }) => descriptions.map(({ text }) => text) },
  { name: 'goods', weight: 2, role: 'abstract', inBody: true, texts: searchedGoods },
  { name: 'owner', weight: 5, texts: ({ owners }) => names(owners) },
  { name: 'representative', weight: 1, texts: ({ representatives }) => names(representatives) },
  { name: 'opponent', weight: 1, texts: ({ oppositions = [] }) => oppositions.flatMap(({ opponents }) => names(opponents)) },
  { name: 'address', weight: 1, texts: ({ owners = [] }) => [...new Set(owners.flatMap(({ address }) => address ?? []))] },
]

function searchedGoods({ goods = [], languages = [] }: Trademark): string[] {
  return goods.flatMap(({ texts }) => {
    const searched = texts.filter(({ lang }) => SEARCHED_GOODS.includes(lang) || languages.includes(lang))
    return (searched.length > 0 ? searched : texts.slice(0, 1)).map(({ text }) => text)
  })
}

function names(parties: readonly MarkParty[] | undefined): string[] {
  return (parties ?? []).flatMap((party) => [partyName(party), ...(party.otherNames ?? []).map(({ text }) => text)])
}
