import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { learnProjection, PROJECTIONS_FOLDER, storedProjection, type TaughtPicture } from '@gezhi/pictures'
import { ICON_SETS, iconPicture, readIcons } from './icon-sets.ts'

// npm run learn-pictures: learns the built-in projections of pictures from free sets of brand icons, which npm installs into a temporary
// folder. The result is committed: no installation needs the icons.
const folder = await mkdtemp(join(tmpdir(), 'gezhi-icons-'))
try {
  const icons = (await readIcons(folder)).filter(({ teaches }) => teaches)
  const pictures = await Promise.all(
    icons.map(async (icon): Promise<TaughtPicture> => ({ picture: await iconPicture(icon), family: icon.brand })),
  )
  await mkdir(PROJECTIONS_FOLDER, { recursive: true })
  await write('mark', pictures)
  await write(
    'drawing',
    pictures.map(({ picture }) => ({ picture, family: null })),
  )
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function write(kind: 'mark' | 'drawing', pictures: readonly TaughtPicture[]): Promise<void> {
  const learnedFrom = ICON_SETS.map(({ name, version, license }) => `@iconify-json/${name} ${version} (${license})`).join(', ')
  const file = storedProjection({ learnedFrom }, learnProjection(pictures))
  await writeFile(join(PROJECTIONS_FOLDER, `${kind}.f16.gz`), file)
  console.log(`${kind}: ${pictures.length} pictures, ${file.length} bytes`)
}
