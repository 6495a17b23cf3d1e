import { COUNTRY_LABELS } from './country-labels.ts'
import { regionOf, type CountryRegion } from './country-regions.ts'

/** A node of a country tree (spec D2 section 3; the trees of filters and databases share this form, decision G89). */
export interface CountryNode {
  /** The code of a country; for a region `region:` and its key. */
  readonly id: string
  /** The country's code; empty for a region. */
  readonly country: string
  /** Same as `country`: the filter value. */
  readonly code: string
  /** In the requested language. */
  readonly name: string
  /** The selection value: the code of a country, the id of a region. */
  readonly value: string
  /** Number of documents; for a region the sum of its countries. */
  readonly count: number
  /** Address of a picture of the flag; null if none is shown. */
  readonly nationalImage: string | null
  /** The countries of a region, most documents first; empty for a country. */
  readonly list: readonly CountryNode[]
  /** Cannot be selected: no documents, and not `alwaysEnabled`. */
  readonly disabled: boolean
}

/** A country and its number of documents; `alwaysEnabled` ones can be selected without any (a filter names them). */
export interface CountedCountry {
  readonly code: string
  readonly count: number
  readonly alwaysEnabled?: boolean
}

const ELSEWHERE: CountryRegion = { key: 'other', zh: '其他', en: 'Other', codes: '' }

/** Options of a tree: the language of its names, and the address of the flags. */
export interface CountryTreeLook {
  readonly language: 'zh' | 'en'
  readonly flagOf?: (code: string) => string | null
}

/** The given countries, grouped by region; regions and countries with most documents first, unknown codes under 其他 at the end. */
export function countryTree(counted: readonly CountedCountry[], look: CountryTreeLook): CountryNode[] {
  const regions = new Map<CountryRegion, CountryNode[]>()
  for (const one of counted.toSorted((a, b) => b.count - a.count)) {
    const region = regionOf(one.code) ?? ELSEWHERE
    regions.set(region, [...(regions.get(region) ?? []), countryNode(one, look)])
  }
  return [...regions]
    .map(([region, list]) => regionNode(region, list, look))
    .toSorted((a, b) => Number(a.id === ELSEWHERE_ID) - Number(b.id === ELSEWHERE_ID) || b.count - a.count)
}

function countryNode({ code, count, alwaysEnabled = false }: CountedCountry, { language, flagOf }: CountryTreeLook): CountryNode {
  const name = COUNTRY_LABELS[code]?.[language] ?? code
  return {
    id: code,
    country: code,
    code,
    name,
    value: code,
    count,
    nationalImage: flagOf?.(code) ?? null,
    list: [],
    disabled: count === 0 && !alwaysEnabled,
  }
}

function regionNode(region: CountryRegion, list: readonly CountryNode[], { language }: CountryTreeLook): CountryNode {
  const id = regionId(region)
  const count = list.reduce((sum, one) => sum + one.count, 0)
  const disabled = list.every((one) => one.disabled)
  return { id, country: '', code: '', name: region[language], value: id, count, nationalImage: null, list, disabled }
}

function regionId({ key }: CountryRegion): string {
  return `region:${key}`
}

const ELSEWHERE_ID = regionId(ELSEWHERE)
