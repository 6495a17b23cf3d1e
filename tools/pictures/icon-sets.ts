import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { decodePicture, type RawPicture } from '@gezhi/pictures'
import sharp from 'sharp'

/** Free sets of brand icons: the packages (npm), versions and licences. The built-in projection of marks is learned from half of their brands. */
export const ICON_SETS: readonly { readonly name: string; readonly version: string; readonly license: string }[] = [
  { name: 'logos', version: '1.2.19', license: 'CC0-1.0' },
  { name: 'devicon', version: '1.2.68', license: 'MIT' },
  { name: 'skill-icons', version: '1.2.4', license: 'MIT' },
  { name: 'simple-icons', version: '1.2.103', license: 'CC0-1.0' },
  { name: 'fa6-brands', version: '1.2.6', license: 'CC-BY-4.0' },
]

/** One icon: what it shows, in which set, and its drawing. */
export interface BrandIcon {
  readonly set: string
  /** Set and name of the icon. */
  readonly id: string
  readonly brand: string
  /** Whether its brand is one of the half from which the built-in projection is learned; the other half tests it. */
  readonly teaches: boolean
  /** A square SVG of 160 pixels. */
  readonly svg: string
}

/** All icons of the sets, which npm installs into an empty folder; rejects if the registry cannot be reached. */
export async function readIcons(folder: string): Promise<BrandIcon[]> {
  await install(folder)
  const sets = await Promise.all(ICON_SETS.map(({ name }) => readSet(folder, name)))
  return sets.flat()
}

/** An icon, decoded as if a user had sent it. */
export async function iconPicture({ svg }: BrandIcon): Promise<RawPicture> {
  return await decodePicture(await sharp(Buffer.from(svg)).png().toBuffer())
}

async function install(folder: string): Promise<void> {
  if (ICON_SETS.every(({ name }) => existsSync(pathOf(folder, name)))) return
  await writeFile(join(folder, 'package.json'), '{ "private": true }')
  const packages = ICON_SETS.map(({ name, version }) => `@iconify-json/${name}@${version}`)
  await promisify(execFile)('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages], { cwd: folder })
}

function pathOf(folder: string, set: string): string {
  return join(folder, 'node_modules/@iconify-json', set, 'icons.json')
}

interface IconifySet {
  readonly width?: number
  readonly height?: number
  readonly icons: Readonly<
    Record<
      string,
      { readonly body: string; readonly left?: number; readonly top?: number; readonly width?: number; readonly height?: number }
    >
  >
}

async function readSet(folder: string, set: string): Promise<BrandIcon[]> {
  const { width: setWidth = 16, height: setHeight = 16, icons } = JSON.parse(await readFile(pathOf(folder, set), 'utf8')) as IconifySet
  return Object.entries(icons).map(([name, { body, left = 0, top = 0, width = setWidth, height = setHeight }]) => {
    const scale = 160 / Math.max(width, height)
    const size = `width="${Math.ceil(width * scale)}" height="${Math.ceil(height * scale)}" viewBox="${left} ${top} ${width} ${height}"`
    const brand = brandOf(name)
    return {
      set,
      id: `${set}:${name}`,
      brand,
      teaches: isTeaching(brand),
      svg: `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size} color="black">${body}</svg>`,
    }
  })
}

/** Words that name a variant of an icon, not the brand. */
const VARIANTS = new Set([
  'icon',
  'wordmark',
  'plain',
  'original',
  'line',
  'dark',
  'light',
  'logo',
  'alt',
  'square',
  'mono',
  'horizontal',
  'vertical',
])

function brandOf(name: string): string {
  const words = name.split('-').filter((word, i) => i === 0 || !VARIANTS.has(word))
  return words.join('')
}

function isTeaching(brand: string): boolean {
  return createHash('sha1').update(brand).digest()[0]! % 2 === 0
}
