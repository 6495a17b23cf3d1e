import {
  builtInModel,
  decodePicture,
  defaultColourWeight,
  QUARTER_ORIENTATIONS,
  SLANTED_ORIENTATIONS,
  type Orientation,
  type PictureKind,
} from '@gezhi/pictures'
import { readIcons } from '../../tools/pictures/icon-sets.ts'
import type { Benchmark } from '../benchmark.ts'
import { opaquePicture, PICTURE_CHANGES, type PictureChange } from '../pictures/changed-copies.ts'
import { hashRanking, viewRanking, type PictureRanking } from '../pictures/picture-index.ts'
import { companyMarks, designDrawings, iconPictures, isRelevant, type JudgedPicture } from '../pictures/picture-sets.ts'
import { meanOf, measure, type RetrievalMeasures } from '../pictures/retrieval-measures.ts'

const ICON_QUERIES = 400
const CHANGED_PICTURES = 100
const MISSING = 'the set for tests is not beside the repository'

/** How well pictures are found, beside perceptual hashes, and how fast they are described. */
export const pictures: Benchmark = {
  name: 'pictures',
  description: `Search by picture with the built-in model beside a 64-bit perceptual hash (pHash) in the same run; each picture of a family looks for the others (leave-one-out). TM: company marks; TM+: the same queries among the icons as well; IC: ${ICON_QUERIES} brand icons look for the brand in another set, brands from which nothing was learned; DS: drawings of designs; SY: changed copies of ${CHANGED_PICTURES} marks (none blank) in TM+. Icons come from the npm registry, or from the folder given. Against pHash: hit@10 / recall@10 / mAP`,
  columns: ['set', 'pictures', 'queries', 'method', 'hit@1', 'hit@10', 'hit@50', 'recall@10', 'mAP', 'against pHash'],
  run: async (folder, [iconFolder = folder]) => {
    const [marks, drawings, icons] = [await companyMarks(), await designDrawings(), await testIcons(iconFolder)]
    const rows: string[][] = []
    if (marks === null) rows.push(skipped('TM', MISSING))
    else rows.push(...compared('TM', marks, relatedOf(marks), 'mark'))
    if (marks === null || icons === null) rows.push(skipped('TM+', 'TM or IC is missing'))
    else rows.push(...compared('TM+', [...marks, ...icons], relatedOf(marks), 'mark'))
    if (icons === null) rows.push(skipped('IC', 'npm could not install the icons'))
    else rows.push(...compared('IC', icons, spread(relatedOf(icons), ICON_QUERIES), 'mark'))
    if (drawings === null) rows.push(skipped('DS', MISSING))
    else rows.push(...compared('DS', drawings, relatedOf(drawings), 'drawing'))
    if (marks === null || icons === null) rows.push(skipped('SY', 'TM or IC is missing'))
    else rows.push(...(await changedCopies([...marks, ...icons], spread(marks.filter(isDescribed), CHANGED_PICTURES))))
    if (marks !== null) rows.push(throughput('TM', marks, 'mark'))
    if (drawings !== null) rows.push(throughput('DS', drawings, 'drawing'))
    return rows
  },
}

const model = builtInModel()

function skipped(set: string, reason: string): string[] {
  console.warn(`SKIPPED: ${set}: ${reason}`)
  return [set, '–', '–', `skipped: ${reason}`]
}

async function testIcons(folder: string): Promise<JudgedPicture[] | null> {
  try {
    return await iconPictures((await readIcons(folder)).filter(({ teaches }) => !teaches))
  } catch (error) {
    console.warn(error)
    return null
  }
}

/** The pictures that have relevant ones in their set. */
function relatedOf(set: readonly JudgedPicture[]): JudgedPicture[] {
  const families = Map.groupBy(set, ({ family }) => family)
  return set.filter((one) => families.get(one.family)!.some((other) => isRelevant(one, other)))
}

/** Blank pictures are not found, and rows of them are never stored. */
function isDescribed({ picture }: JudgedPicture): boolean {
  return model.describe(picture, 'mark', { parts: false }).length > 0
}

function spread<T>(all: readonly T[], count: number): T[] {
  return Array.from({ length: Math.min(count, all.length) }, (_, i) => all[Math.floor((i * all.length) / count)]!)
}

/** Rows of both methods for a set. */
function compared(name: string, set: readonly JudgedPicture[], queries: readonly JudgedPicture[], kind: PictureKind): string[][] {
  const views = set.map(({ picture }) => model.describe(picture, kind, { parts: true }))
  const places = new Map(set.map((one, i) => [one, i]))
  const measuresOf = (ranking: PictureRanking): RetrievalMeasures =>
    meanOf(
      queries.map((query) => {
        const self = places.get(query)!
        const scores = ranking.scores({ ...query, views: views[self]!, colourWeight: defaultColourWeight(kind, query.picture) })
        return measure({ scores, self, isRelevant: (i) => isRelevant(query, set[i]!) })
      }),
    )
  const [ours, hashes] = [measuresOf(viewRanking(views)), measuresOf(hashRanking(set.map(({ picture }) => picture)))]
  const ratios = [ours.hit10 / hashes.hit10, ours.recall10 / hashes.recall10, ours.map / hashes.map].map((ratio) => `× ${ratio.toFixed(2)}`)
  const counts = [String(set.length), String(queries.length)]
  return [
    [name, ...counts, 'built-in', ...cells(ours), ratios.join(' / ')],
    [name, ...counts, 'pHash', ...cells(hashes), ''],
  ]
}

function cells({ hit1, hit10, hit50, recall10, map }: RetrievalMeasures): string[] {
  return [hit1, hit10, hit50, recall10, map].map((value) => (100 * value).toFixed(1))
}

/** How many changed copies find their original or one of its family. */
async function changedCopies(set: readonly JudgedPicture[], originals: readonly JudgedPicture[]): Promise<string[][]> {
  const ours = viewRanking(set.map(({ picture }) => model.describe(picture, 'mark', { parts: true })))
  const hashes = hashRanking(set.map(({ picture }) => picture))
  const rows: string[][] = []
  for (const change of PICTURE_CHANGES) {
    rows.push(await changedRow(change.name, change, set, originals, ours))
    if (change.isTurned) {
      rows.push(await changedRow(`${change.name}, quarter turns and mirrored tried`, change, set, originals, ours, QUARTER_ORIENTATIONS))
      rows.push(
        await changedRow(`${change.name}, slight turns tried as well`, change, set, originals, ours, [
          ...QUARTER_ORIENTATIONS,
          ...SLANTED_ORIENTATIONS,
        ]),
      )
    }
    rows.push(await changedRow(change.name, change, set, originals, hashes))
  }
  return rows
}

async function changedRow(
  name: string,
  { change }: PictureChange,
  set: readonly JudgedPicture[],
  originals: readonly JudgedPicture[],
  ranking: PictureRanking,
  orientations: readonly Orientation[] = [],
): Promise<string[]> {
  const measures: RetrievalMeasures[] = []
  for (const original of originals) {
    const changed = await change(opaquePicture(original.picture))
    const picture = await decodePicture(await changed.png().toBuffer())
    const views = ranking.name === 'pHash' ? [] : model.describe(picture, 'mark', { parts: true, orientations })
    const scores = ranking.scores({ picture, views, colourWeight: defaultColourWeight('mark', picture) })
    measures.push(measure({ scores, self: -1, isRelevant: (i) => set[i] === original || isRelevant(original, set[i]!) }))
  }
  const { hit1, hit10, hit50 } = meanOf(measures)
  return [
    `SY ${name}`,
    String(set.length),
    String(originals.length),
    ranking.name,
    ...[hit1, hit10, hit50].map((value) => (100 * value).toFixed(0)),
  ]
}

/** Pictures described per second of one CPU, without decoding. */
function throughput(name: string, set: readonly JudgedPicture[], kind: PictureKind): string[] {
  const before = process.cpuUsage()
  const views = set.flatMap(({ picture }) => model.describe(picture, kind, { parts: true })).length
  const { user, system } = process.cpuUsage(before)
  const perSecond = set.length / ((user + system) / 1e6)
  return [name, String(set.length), '–', `described: ${perSecond.toFixed(0)} per CPU second, ${(views / set.length).toFixed(2)} rows each`]
}
