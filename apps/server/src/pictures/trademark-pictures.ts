import { markStanding, partyName, TRADEMARK_KIND, trademarkNumber, type Trademark } from '@gezhi/records'
import { pictureFiles } from '../files/picture-files.ts'
import type { FileStore } from '../files/file-store.ts'
import { heldPicture } from '../kinds/drawings.ts'
import { nameIn, textIn } from '../kinds/language-choice.ts'
import type { Serving } from '../platform/domain.ts'
import { pictureTag } from './picture-tag.ts'
import type { PictureSource } from './picture-source.ts'

/** The figures of trademarks. */
export function trademarkPictures({ engines }: Pick<Serving, 'engines'>, files: FileStore): PictureSource<Trademark> {
  const held = pictureFiles(files)
  return {
    kind: TRADEMARK_KIND,
    engine: engines.of(TRADEMARK_KIND),
    shows: 'mark',
    pictures: ({ images = [] }) => images.map((image) => ({ id: image.id, tag: pictureTag(image) })),
    async data({ images = [] }, id) {
      const image = images.find((one) => one.id === id)
      return image === undefined ? null : (image.svg ?? heldPicture(held, image))
    },
    hasViews: () => false,
    facts: (record) => ({
      date: record.applicationDate === undefined ? null : Number(record.applicationDate),
      country: record.office,
      status: markStanding(record) ?? null,
      type: record.feature ?? null,
      codes: [...record.niceClasses.map((code) => `nice ${code}`), ...(record.viennaCodes ?? []).map((code) => `vienna ${code}`)],
      owner: ownerOf(record),
      family: null,
    }),
    row: ({ record }, language) => ({
      number: trademarkNumber(record),
      title: textIn(record.words, language),
      parties: (record.owners ?? []).map((owner) => nameIn(partyName(owner), owner.otherNames, language)),
      country: record.office,
      date: record.applicationDate ?? null,
      status: markStanding(record) ?? null,
      type: record.feature ?? null,
      classes: [...record.niceClasses],
      vienna: [...(record.viennaCodes ?? [])],
    }),
    facets: { country: 'country', status: 'legal_status', type: 'mark_feature' },
    url: (number, id) => `/api/search/trademark/picture?${new URLSearchParams({ number, id }).toString()}`,
    countries: () => null,
  }
}

/** Owners by name, in any order and spacing; null where none is known. */
function ownerOf({ owners = [] }: Trademark): string | null {
  const names = owners.map((owner) => partyName(owner).normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()).sort()
  return names.length === 0 ? null : names.join('; ')
}
