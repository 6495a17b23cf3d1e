import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { learnProjection, PROJECTIONS_FOLDER, storedProjection, trainingBlocks, type RawPicture } from '@gezhi/pictures'
import { drawingViews } from './drawing-views.ts'
import { ICON_SETS, iconPicture, readIcons, type BrandIcon } from './icon-sets.ts'

// npm run learn-pictures: learns the built-in projections of pictures from free sets of brand icons, which npm installs into a temporary
// folder. The result is committed: no installation needs the icons.
/** A picture to learn from; pictures of the same thing have the same family. */
interface TaughtPicture {
  readonly picture: RawPicture
  readonly family: string
}

const folder = await mkdtemp(join(tmpdir(), 'gezhi-icons-'))
try {
  const icons = (await readIcons(folder)).filter(({ teaches }) => teaches)
  await mkdir(PROJECTIONS_FOLDER, { recursive: true })
  await write('mark', await markPictures(icons))
  await write('drawing', await drawingPictures(icons))
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Icons of a brand in several sets are one family. */
async function markPictures(icons: readonly BrandIcon[]): Promise<TaughtPicture[]> {
  return await Promise.all(icons.map(async (icon) => ({ picture: await iconPicture(icon), family: icon.brand })))
}

/** Of every second brand one icon, as line drawings: free drawings of objects from several sides are not available. */
async function drawingPictures(icons: readonly BrandIcon[]): Promise<TaughtPicture[]> {
  const brands = [...Map.groupBy(icons, ({ brand }) => brand).values()]
  const pictures: TaughtPicture[] = []
  for (const [icon] of brands.filter((_, i) => i % 2 === 0)) {
    const views = await drawingViews(await iconPicture(icon!))
    pictures.push(...views.map((picture) => ({ picture, family: icon!.brand })))
  }
  return pictures
}

async function write(kind: 'mark' | 'drawing', pictures: readonly TaughtPicture[]): Promise<void> {
  const learnedFrom = ICON_SETS.map(({ name, version, license }) => `@iconify-json/${name} ${version} (${license})`).join(', ')
  const file = storedProjection(
    { learnedFrom },
    learnProjection(pictures.flatMap(({ picture, family }) => trainingBlocks(kind, picture, family) ?? [])),
  )
  await writeFile(join(PROJECTIONS_FOLDER, `${kind}.f16.gz`), file)
  console.log(`${kind}: ${pictures.length} pictures, ${file.length} bytes`)
}
