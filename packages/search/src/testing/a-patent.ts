import type { LangText, Party, PatentRecord } from '@gezhi/records'

/**
 * The relevant properties of a test record; the rest is filled in. Plain strings are one English text, or Chinese if they contain Han
 * characters.
 */
export interface PatentSketch extends Partial<
  Omit<PatentRecord, 'titles' | 'abstracts' | 'claims' | 'description' | 'applicants' | 'inventors'>
> {
  readonly title?: string
  readonly titles?: LangText[]
  readonly abstract?: string
  /** Each an independent claim. */
  readonly claims?: readonly string[]
  /** Each a paragraph. */
  readonly description?: readonly string[]
  readonly applicants?: readonly string[]
  readonly inventors?: readonly string[]
}

let made = 0

/** A record with the given properties and a number that is unique in the process. */
export function aPatent(sketch: PatentSketch = {}): PatentRecord {
  const { title, titles, abstract, claims, description, applicants, inventors, ...rest } = sketch
  made++
  return {
    publicationNumber: `CN${100_000_000 + made}A`,
    office: 'CN',
    titles: titles ?? [text(title ?? `untitled ${made}`)],
    ...(abstract !== undefined && { abstracts: [text(abstract)] }),
    ...(claims !== undefined && {
      claims: claims.map((claim, i) => ({ ...text(claim), number: i + 1, independent: true, parents: [] })),
    }),
    ...(description !== undefined && { description: description.map(text) }),
    ...(applicants !== undefined && { applicants: applicants.map(party) }),
    ...(inventors !== undefined && { inventors: inventors.map(party) }),
    source: { format: 'test' },
    ...rest,
  }
}

function text(value: string): LangText {
  return { lang: /\p{Script=Han}/u.test(value) ? 'zh' : 'en', text: value }
}

function party(name: string): Party {
  return { name }
}
