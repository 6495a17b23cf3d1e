import { spawn } from 'node:child_process'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, chmod, constants, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { brotliDecompress, createBrotliDecompress } from 'node:zlib'
import { testCacheFolder } from '../../../tools/test/memory-folder.ts'
import type { BrowserLaunch } from './browser-launch.ts'

const require = createRequire(import.meta.url)
const ROOT = join(import.meta.dirname, '../../..')

/** Weights the pages use. Only these are known to the browser, so screenshots are the same on every machine. */
const FONT_FILES = ['400Regular/NotoSansSC_400Regular.ttf', '700Bold/NotoSansSC_700Bold.ttf']

/** WebGL without a graphics processor, used by browsers by themselves; the last file completes it. */
const WEBGL_FILES = ['libEGL.so', 'libGLESv2.so', 'libvk_swiftshader.so', 'libvulkan.so.1', 'vk_swiftshader_icd.json']

/**
 * Prepares the headless Chromium of @sparticuz/chromium (Linux x64) for a machine without browser, NSS libraries or fonts: the program,
 * its libraries and a fonts.conf with the Chinese font, all from npm packages. Unpacked once into a cache; concurrent processes are safe.
 * Takes seconds the first time.
 */
export async function unpackNpmBrowser(): Promise<BrowserLaunch> {
  const packed = join(dirname(require.resolve('@sparticuz/chromium')), '../../bin')
  const { version } = JSON.parse(await readFile(join(packed, '../package.json'), 'utf8')) as { version: string }
  const folder = await cacheFolder(version)
  if (!(await exists(join(folder, 'chromium')))) await unpack(packed, folder)
  if (!(await exists(join(folder, WEBGL_FILES.at(-1)!)))) await unpackWebgl(packed, folder)
  return {
    name: `Chromium of @sparticuz/chromium ${version}`,
    executablePath: join(folder, 'chromium'),
    args: ['--headless=shell', '--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    env: { LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_FILE: await writeFontConfiguration() },
  }
}

/** Below node_modules when that can be written or is filled already, else in the temp directory, apart for each user. */
async function cacheFolder(version: string): Promise<string> {
  const shared = join(ROOT, 'node_modules/.cache/gezhi-browser', version)
  if (await exists(join(shared, 'chromium'))) return shared
  const writable = await mkdir(dirname(shared), { recursive: true })
    .then(() => access(dirname(shared), constants.W_OK))
    .then(
      () => true,
      () => false,
    )
  return writable ? shared : join(ownTempFolder(), version)
}

async function unpack(packed: string, folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  const fresh = await mkdtemp(`${folder}-`)
  try {
    await chmod(fresh, 0o755)
    await pipeline(createReadStream(join(packed, 'chromium.br')), createBrotliDecompress(), createWriteStream(join(fresh, 'chromium')))
    await chmod(join(fresh, 'chromium'), 0o755)
    await extractTar(join(packed, 'al2023.tar.br'), fresh)
    await rename(fresh, folder)
  } catch (error) {
    // Another process was quicker, or the folder cannot be written.
    if (!(await exists(join(folder, 'chromium')))) throw error
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

/** Beside the program, where it looks for them: also in a folder that an earlier version of the tests unpacked. */
async function unpackWebgl(packed: string, folder: string): Promise<void> {
  const fresh = await mkdtemp(`${folder}-`)
  try {
    await extractTar(join(packed, 'swiftshader.tar.br'), fresh)
    for (const file of WEBGL_FILES) await rename(join(fresh, file), join(folder, file))
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

/** The archive of libraries holds lib/libnss3.so and what it needs. */
async function extractTar(archive: string, folder: string): Promise<void> {
  const content = await promisify(brotliDecompress)(await readFile(archive))
  const tar = spawn('tar', ['-x', '-C', folder], { stdio: ['pipe', 'ignore', 'inherit'] })
  // tar may stop reading at the end mark, before the padding; its exit code says whether all is well.
  tar.stdin.on('error', () => {})
  tar.stdin.end(content)
  await new Promise<void>((resolve, reject) => {
    tar.on('error', reject)
    tar.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`tar ended with ${code} for ${archive}`))))
  })
}

/** Names the folders of the fonts. Fontconfig keeps its cache in a folder that is the user's own. */
async function writeFontConfiguration(): Promise<string> {
  const folders = FONT_FILES.map((file) => dirname(require.resolve(`@expo-google-fonts/noto-sans-sc/${file}`)))
  const cache = join(ownTempFolder(), 'fonts')
  await mkdir(cache, { recursive: true })
  const file = join(cache, 'fonts.conf')
  const names = folders.map((folder) => `<dir>${folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</dir>`).join('')
  await writeFile(file, `<?xml version="1.0"?><fontconfig>${names}<cachedir>${cache}</cachedir></fontconfig>`)
  return file
}

function ownTempFolder(): string {
  return join(testCacheFolder(), `gezhi-browser-${userInfo().uid}`)
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
