import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { testCacheFolder } from '../test/memory-folder.ts'

const CENTRAL = process.env['MAVEN_CENTRAL'] ?? 'https://repo1.maven.org/maven2'
/** For all of a server together: 47 MB. */
const FETCH_LIMIT_MS = 90_000
const AT_ONCE = 6

/** A jar of the server: its path in Maven repositories, and its SHA-256. */
interface Jar {
  readonly path: string
  readonly hash: string
}

/**
 * Copies the jars of a server (by default OpenSearch) into a folder: from the local Maven repository or an earlier run if present, else
 * from Maven Central. Verifies each checksum. Rejects within a minute and a half if one is unavailable.
 */
export async function bringServerJars(folder: string, list = join(import.meta.dirname, 'server-jars.txt')): Promise<void> {
  await mkdir(folder, { recursive: true })
  const waiting = await listedJars(list)
  const signal = AbortSignal.timeout(FETCH_LIMIT_MS)
  const fetchNext = async () => {
    for (let jar = waiting.pop(); jar !== undefined; jar = waiting.pop()) await bring(jar, folder, signal)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext))
}

async function listedJars(list: string): Promise<Jar[]> {
  const lines = (await readFile(list, 'utf8')).split('\n').filter((line) => line !== '')
  return lines.map((line) => {
    const [hash = '', path = ''] = line.split(/\s+/)
    return { hash, path }
  })
}

async function bring(jar: Jar, folder: string, signal: AbortSignal): Promise<void> {
  const place = join(folder, basename(jar.path))
  const cachedPath = join(cacheFolder(), jar.path)
  for (const known of [join(homedir(), '.m2/repository', jar.path), cachedPath])
    if (await hasHash(known, jar.hash)) return copyFile(known, place)
  const content = await fetchJar(jar, signal)
  await writeFile(place, content)
  // A failure only means that the next run downloads it again.
  await saveFile(content, cachedPath).catch(() => {})
}

/** Accessible to this user only, so that nobody else can place files in it. */
function cacheFolder(): string {
  return join(testCacheFolder(), `gezhi-opensearch-jars-${process.getuid?.() ?? 'own'}`)
}

async function hasHash(file: string, hash: string): Promise<boolean> {
  // A missing file has a different checksum.
  const content = await readFile(file).catch(() => null)
  return content !== null && hashOf(content) === hash
}

async function fetchJar({ path, hash }: Jar, signal: AbortSignal): Promise<Buffer> {
  const answer = await fetch(`${CENTRAL}/${path}`, { signal }).catch((error: unknown) => {
    throw new Error(`Maven Central (${CENTRAL}) cannot be reached: ${reasonOf(error)}`, { cause: error })
  })
  if (!answer.ok) throw new Error(`${CENTRAL}/${path} answers ${answer.status}`)
  const content = Buffer.from(await answer.arrayBuffer())
  if (hashOf(content) !== hash) throw new Error(`${CENTRAL}/${path} is not the file that is expected: its checksum differs`)
  return content
}

/** Atomically. */
async function saveFile(content: Buffer, place: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true, mode: 0o700 })
  const unfinished = `${place}.${process.pid}`
  await writeFile(unfinished, content)
  await rename(unfinished, place)
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
