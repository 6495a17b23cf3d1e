import { dayOf } from '../calendar.ts'

/** Offices of the corpus, WIPO ST.3. */
export type Office = 'CN' | 'US' | 'EP' | 'WO' | 'JP' | 'KR' | 'DE' | 'TW'
export type PatentForm = 'invention' | 'utility' | 'design'

interface OfficeRules {
  /** Weekday of publication, 0 = Sunday. */
  readonly weekday: number
  /** Language of titles, abstracts and claims in the corpus. */
  readonly lang: 'zh' | 'en'
  /** Language of an additional title, as the office has it. */
  readonly titleLang?: 'ja' | 'ko' | 'de'
  /** Its documents have an English title and abstract, like the office's machine translations. */
  readonly translated?: true
  /** Traditional characters. */
  readonly traditional?: true
  /** Applications filed before this day were published at grant only. */
  readonly publishesSince: number
  /** Days from filing to a grant: shortest and longest. */
  readonly examination: readonly [number, number]
  /** Probability that an application is ever granted; 0 for offices that do not grant. */
  readonly grants: number
  /** Years of protection from filing. */
  readonly term: { readonly invention: number; readonly utility: number; readonly design: number }
}

const TERM = { invention: 20, utility: 10, design: 15 }
const ALWAYS = dayOf(1970, 1, 1)

export const OFFICES: Record<Office, OfficeRules> = {
  CN: { weekday: 2, lang: 'zh', translated: true, publishesSince: ALWAYS, examination: [420, 1500], grants: 0.58, term: TERM },
  US: { weekday: 4, lang: 'en', publishesSince: dayOf(2000, 11, 29), examination: [560, 1600], grants: 0.72, term: TERM },
  EP: { weekday: 3, lang: 'en', publishesSince: ALWAYS, examination: [900, 2400], grants: 0.55, term: TERM },
  WO: { weekday: 4, lang: 'en', publishesSince: ALWAYS, examination: [0, 0], grants: 0, term: TERM },
  JP: { weekday: 4, lang: 'en', titleLang: 'ja', publishesSince: ALWAYS, examination: [600, 1700], grants: 0.62, term: TERM },
  KR: { weekday: 1, lang: 'en', titleLang: 'ko', publishesSince: ALWAYS, examination: [500, 1400], grants: 0.64, term: TERM },
  DE: { weekday: 4, lang: 'en', titleLang: 'de', publishesSince: ALWAYS, examination: [800, 2600], grants: 0.5, term: TERM },
  TW: { weekday: 4, lang: 'zh', traditional: true, publishesSince: dayOf(2001, 11, 1), examination: [500, 1300], grants: 0.66, term: TERM },
}

/** Days on which an office changed its kind codes. */
const CN_NEW_KINDS = dayOf(2010, 4, 7)
const US_NEW_KINDS = dayOf(2001, 1, 2)
const DE_NEW_KINDS = dayOf(2004, 1, 1)

/** Kind code (ST.16) of a publication on `day`: the first one of an application, or its grant. */
export function kindCode(office: Office, form: PatentForm, stage: 'application' | 'grant', day: number, publishedBefore: boolean): string {
  if (form === 'design') return office === 'CN' ? (day < CN_NEW_KINDS ? 'D' : 'S') : day < US_NEW_KINDS ? 'S' : 'S1'
  if (form === 'utility') return day < CN_NEW_KINDS ? 'Y' : 'U'
  const granted = stage === 'grant'
  switch (office) {
    case 'CN':
      return granted ? (day < CN_NEW_KINDS ? 'C' : 'B') : 'A'
    case 'US':
      return granted ? (day < US_NEW_KINDS ? 'A' : publishedBefore ? 'B2' : 'B1') : 'A1'
    case 'EP':
      return granted ? 'B1' : 'A1'
    case 'WO':
      return 'A1'
    case 'JP':
      return granted ? 'B2' : 'A'
    case 'KR':
      return granted ? 'B1' : 'A'
    case 'DE':
      return granted ? (day < DE_NEW_KINDS ? 'C2' : 'B4') : 'A1'
    case 'TW':
      return granted ? 'B' : 'A'
  }
}
