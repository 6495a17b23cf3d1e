import { builtInModel, decodePicture, defaultColourWeight, type PictureKind, type PictureView } from '@gezhi/pictures'
import { describeQuery } from '../../apps/server/src/pictures/describe-query.ts'
import { readIcons } from '../../tools/pictures/icon-sets.ts'
import type { Benchmark } from '../benchmark.ts'
import { ANGLES, opaquePicture, photographedAt, PICTURE_CHANGES, turnedBy, type PictureChange } from '../pictures/changed-copies.ts'
import { measureCrops } from '../pictures/cropped-drawings.ts'
import { hashRanking, viewRanking, type PictureRanking } from '../pictures/picture-index.ts'
import { companyMarks, designDrawings, iconPictures, isRelevant, type DrawingFile, type JudgedPicture } from '../pictures/picture-sets.ts'
import { meanOf, measure, type RetrievalMeasures } from '../pictures/retrieval-measures.ts'

const ICON_QUERIES = 400
const CHANGED_PICTURES = 100
const CROPPED_DRAWINGS = 257
const CROPS = [0.95, 0.9, 0.8, 0.7, 0.6, 0.5]
const MISSING = 'the set for tests is not beside the repository, or npm could not install the icons'

/** How well pictures are found, beside perceptual hashes, and how fast they are described. */
export const pictures: Benchmark = {
  name: 'pictures',
  description: `Search by picture with the built-in model beside a 64-bit perceptual hash (pHash) in the same run; each picture of a family looks for the others (leave-one-out). TM: company marks; TM+: the same queries among the icons as well; IC: ${ICON_QUERIES} brand icons look for the brand in another set, brands from which nothing was learned; DS: drawings of designs; SY: changed copies of ${CHANGED_PICTURES} marks (none blank) in TM+; CR: ${CROPPED_DRAWINGS} drawings of DS by crops of shares of the sides of their ink at random places, beside an index of whole drawings, found: the drawing / one of its design; TU: ${CHANGED_PICTURES} marks of TM photographed, and as many drawings of DS, turned by angles. Icons come from the npm registry, or from the folder given first; names of sets after it select them. Against pHash: hit@10 / recall@10 / mAP`,
  columns: ['set', 'pictures', 'queries', 'method', 'hit@1', 'hit@10', 'hit@50', 'recall@10', 'mAP', 'against pHash'],
  run: async (folder, [iconFolder = folder, ...names]) => {
    const sets = names.length === 0 ? SET_NAMES : SET_NAMES.filter((name) => names.includes(name))
    const [marks, drawings] = [await companyMarks(), await designDrawings()]
    const icons = sets.some((name) => name === 'TM+' || name === 'IC' || name === 'SY') ? await testIcons(iconFolder) : null
    const rows: string[][] = []
    for (const name of sets) rows.push(...(await rowsOf(name, { marks, drawings, icons })))
    return rows
  },
}

const SET_NAMES = ['TM', 'TM+', 'IC', 'DS', 'SY', 'CR', 'TU', 'speed'] as const

interface Sets {
  readonly marks: JudgedPicture[] | null
  readonly drawings: DrawingFile[] | null
  readonly icons: JudgedPicture[] | null
}

async function rowsOf(name: (typeof SET_NAMES)[number], { marks, drawings, icons }: Sets): Promise<string[][]> {
  const isMissing = (name === 'DS' || name === 'CR' ? drawings : name === 'IC' ? icons : marks) === null
  if (isMissing || (name === 'TU' && drawings === null)) return [skipped(name, MISSING)]
  if (icons === null && (name === 'TM+' || name === 'SY')) return [skipped(name, MISSING)]
  switch (name) {
    case 'TM':
      return compared(name, marks!, relatedOf(marks!), 'mark')
    case 'TM+':
      return compared(name, [...marks!, ...icons!], relatedOf(marks!), 'mark')
    case 'IC':
      return compared(name, icons!, spread(relatedOf(icons!), ICON_QUERIES), 'mark')
    case 'DS':
      return compared(name, drawings!, relatedOf(drawings!), 'drawing')
    case 'SY':
      return changedCopies([...marks!, ...icons!], spread(marks!.filter(isDescribed), CHANGED_PICTURES))
    case 'CR':
      return croppedDrawings(drawings!)
    case 'TU':
      return [
        ...(await turnedCopies('TU marks photographed', marks!, marks!.filter(isDescribed), 'mark', photographedAt)),
        ...(await turnedCopies('TU drawings', drawings!, drawings!, 'drawing', turnedBy)),
      ]
    case 'speed':
      return [throughput('TM', marks!, 'mark'), ...(drawings === null ? [] : [throughput('DS', drawings, 'drawing')])]
  }
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
        const scores = ranking.scores({
          ...query,
          views: queryViews(views[self]!, kind),
          colourWeight: defaultColourWeight(kind, query.picture),
        })
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

/** Parts of drawings are stored, not searched for. */
function queryViews(views: readonly PictureView[], kind: PictureKind): readonly PictureView[] {
  return kind === 'mark' ? views : views.filter(({ view }) => view !== 'part')
}

function cells({ hit1, hit10, hit50, recall10, map }: RetrievalMeasures): string[] {
  return [hit1, hit10, hit50, recall10, map].map((value) => (100 * value).toFixed(1))
}

/** Changed pictures that look for their original or one of its family. */
interface ChangedSearch {
  readonly set: readonly JudgedPicture[]
  readonly originals: readonly JudgedPicture[]
  readonly kind: PictureKind
  readonly ranking: PictureRanking
  /** Whether quarter and slight turns and mirrored pictures are searched for as well. */
  readonly anyOrientation?: true
}

async function changedCopies(set: readonly JudgedPicture[], originals: readonly JudgedPicture[]): Promise<string[][]> {
  const ours = viewRanking(set.map(({ picture }) => model.describe(picture, 'mark', { parts: true })))
  const search: ChangedSearch = { set, originals, kind: 'mark', ranking: ours }
  const hashes = hashRanking(set.map(({ picture }) => picture))
  const rows: string[][] = []
  for (const { name, change, isTurned } of PICTURE_CHANGES) {
    rows.push(await changedRow(`SY ${name}`, change, search))
    if (isTurned) rows.push(await changedRow(`SY ${name}, any orientation`, change, { ...search, anyOrientation: true }))
    rows.push(await changedRow(`SY ${name}`, change, { ...search, ranking: hashes }))
  }
  return rows
}

/** Pictures of a set turned by each angle, searched for upright and in any orientation. */
async function turnedCopies(
  name: string,
  set: readonly JudgedPicture[],
  described: readonly JudgedPicture[],
  kind: PictureKind,
  changeBy: (degrees: number) => PictureChange['change'],
): Promise<string[][]> {
  const ranking = viewRanking(set.map(({ picture }) => model.describe(picture, kind, { parts: true })))
  const search: ChangedSearch = { set, originals: spread(described, CHANGED_PICTURES), kind, ranking }
  const rows: string[][] = []
  for (const degrees of ANGLES) {
    rows.push(await changedRow(`${name}, ${degrees}°`, changeBy(degrees), search))
    rows.push(await changedRow(`${name}, ${degrees}°, any orientation`, changeBy(degrees), { ...search, anyOrientation: true }))
  }
  return rows
}

async function changedRow(
  name: string,
  change: PictureChange['change'],
  { set, originals, kind, ranking, anyOrientation }: ChangedSearch,
): Promise<string[]> {
  const measures: RetrievalMeasures[] = []
  for (const [i, original] of originals.entries()) {
    const changed = await change(opaquePicture(original.picture))
    const data = await changed.png().toBuffer()
    const picture = await decodePicture(data)
    const key = `${name} ${i}`
    const { views } = ranking.name === 'pHash' ? { views: [] } : await describeQuery({ key, data }, kind, anyOrientation === true, model)
    const scores = ranking.scores({ picture, views, colourWeight: defaultColourWeight(kind, picture) })
    measures.push(measure({ scores, self: -1, isRelevant: (i) => set[i] === original || isRelevant(original, set[i]!) }))
  }
  return [name, String(set.length), String(originals.length), ranking.name, ...hitCells(meanOf(measures))]
}

/** Crops of drawings, in an index with parts of drawings and in one without. */
async function croppedDrawings(drawings: readonly DrawingFile[]): Promise<string[][]> {
  const views = drawings.map(({ picture }) => model.describe(picture, 'drawing', { parts: true }))
  const rankings = { 'built-in': viewRanking(views), 'whole drawings': viewRanking(views.map((one) => queryViews(one, 'drawing'))) }
  const cropped = spread(drawings.filter(isCroppable), CROPPED_DRAWINGS)
  const rows: string[][] = []
  for (const share of CROPS) {
    for (const [method, ranking] of Object.entries(rankings)) {
      const { drawing, design } = await measureCrops(cropped, drawings, ranking, share)
      const [own, any] = [hitCells(drawing), hitCells(design)]
      const cells = own.map((cell, i) => `${cell} / ${any[i]}`)
      rows.push([`CR ${share * 100} %`, String(drawings.length), String(cropped.length), method, ...cells])
    }
  }
  return rows
}

/** Narrow drawings have crops too narrow to be searched for. */
function isCroppable({ picture }: JudgedPicture): boolean {
  const [left, top, right, bottom] = model.describe(picture, 'drawing', { parts: false })[0]!.box
  const sides = [((right - left) / 255) * picture.width, ((bottom - top) / 255) * picture.height]
  return Math.min(...sides) > Math.max(...sides) / 8
}

function hitCells({ hit1, hit10, hit50 }: RetrievalMeasures): string[] {
  return [hit1, hit10, hit50].map((value) => (100 * value).toFixed(0))
}

/** Pictures described per second of one CPU, without decoding. */
function throughput(name: string, set: readonly JudgedPicture[], kind: PictureKind): string[] {
  const before = process.cpuUsage()
  const views = set.flatMap(({ picture }) => model.describe(picture, kind, { parts: true })).length
  const { user, system } = process.cpuUsage(before)
  const perSecond = set.length / ((user + system) / 1e6)
  return [name, String(set.length), '–', `described: ${perSecond.toFixed(0)} per CPU second, ${(views / set.length).toFixed(2)} rows each`]
}
