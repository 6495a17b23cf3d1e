import { familyGroup, PATENT_KIND, publicationType, type PatentRecord } from '@gezhi/records'
import { countryRule } from '../accounts/rights/country-rule.ts'
import { nameIn, textIn } from '../kinds/language-choice.ts'
import type { Serving } from '../platform/domain.ts'
import { pictureTag } from './picture-tag.ts'
import type { PictureSource } from './picture-source.ts'

/** The drawings of patents and the pictures of designs. */
export function patentPictures({ engines, drawingSource }: Pick<Serving, 'engines' | 'drawingSource'>): PictureSource<PatentRecord> {
  return {
    kind: PATENT_KIND,
    engine: engines.of(PATENT_KIND),
    shows: 'drawing',
    pictures: ({ drawings = [] }) => drawings.map((drawing) => ({ id: drawing.id, tag: pictureTag(drawing) })),
    async data(record, id) {
      const drawing = record.drawings?.find((one) => one.id === id)
      return drawing === undefined ? null : drawingSource(record, drawing)
    },
    hasViews: ({ patentType }) => patentType === 'design',
    facts: (record) => ({
      date: record.applicationDate === undefined ? null : Number(record.applicationDate),
      country: record.office,
      status: record.legalStatus ?? null,
      type: publicationType(record) ?? null,
      codes: (record.locarno ?? []).map((code) => `locarno ${code}`),
      owner: null,
      family: record.familyGroup ?? familyGroup([record]) ?? null,
    }),
    row: ({ docId, record }, language) => ({
      number: record.publicationNumber ?? docId,
      title: textIn(record.titles, language),
      parties: (record.applicants ?? []).map((party) => nameIn(party.name, party.otherNames, language)),
      country: record.office,
      date: record.applicationDate ?? null,
      status: record.legalStatus ?? null,
      type: publicationType(record) ?? null,
      classes: [...(record.locarno ?? record.ipc?.slice(0, 1) ?? [])],
      vienna: [],
    }),
    facets: { country: 'country', status: 'legal_status', type: 'patent_type' },
    url: (number, id) => `/api/search/ts/drawing?${new URLSearchParams({ number, id }).toString()}`,
    countries: (rights) => countryRule(rights).find(({ field }) => field === 'country')?.values ?? null,
  }
}
