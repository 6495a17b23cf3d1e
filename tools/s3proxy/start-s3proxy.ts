import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { bringServerJars } from '../opensearch/server-jars.ts'
import { freePorts } from '../opensearch/start-cluster.ts'

const START_LIMIT_MS = 90_000
const ACCESS_KEY = 'GEZHITESTKEY'
/** Contains characters that are often mishandled in signatures and URLs. */
const SECRET_KEY = 'se/cret+with:and#more='

export interface S3Proxy {
  /** Its bucket, as a value of `GEZHI_FILES_URL`. */
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts S3Proxy on the loopback interface, with one empty bucket in a temporary folder. Rejects without Java, if Maven Central is
 * unavailable, or if it does not listen within a minute and a half.
 */
export async function startS3Proxy(): Promise<S3Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-s3proxy-'))
  const [jars, data, settings] = [join(folder, 'jars'), join(folder, 'data'), join(folder, 'settings')]
  await bringServerJars(jars, join(import.meta.dirname, 'server-jars.txt'))
  // Readable by the owner only: a bucket that others may read is readable without a signature.
  await mkdir(join(data, 'gezhi'), { recursive: true, mode: 0o700 })
  const port = (await freePorts(1))[0]!
  await writeFile(settings, settingsOf(port, data), { mode: 0o600 })
  await writeFile(join(folder, 'logback.xml'), LOGGED)
  const java = ['-Xmx256m', '-XX:+UseSerialGC', `-Dlogback.configurationFile=${join(folder, 'logback.xml')}`, '-cp', join(jars, '*')]
  const server = spawn('java', [...java, 'org.gaul.s3proxy.Main', '--properties', settings], { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  server.stderr.on('data', (text: Buffer) => (output += text.toString()))
  const failed = once(server, 'error').then(([error]) => error as Error)
  const ended = once(server, 'close')
  // The starting process may exit meanwhile.
  const atExit = () => void server.kill('SIGKILL')
  process.once('exit', atExit)
  const stop = async () => {
    process.off('exit', atExit)
    if (server.exitCode === null && server.kill('SIGKILL')) await ended
    await rm(folder, { recursive: true, force: true })
  }
  const address = `http://127.0.0.1:${port}`
  const why = await Promise.race([untilUp(address), failed, ended.then(() => new Error(`S3Proxy did not start: ${output.slice(0, 2000)}`))])
  if (why !== null) {
    await stop()
    throw why
  }
  return { url: `${address.replace('//', `//${ACCESS_KEY}:${encodeURIComponent(SECRET_KEY)}@`)}/gezhi`, stop }
}

/** By default it logs a line per received byte. */
const LOGGED = '<configuration><root level="off"/></configuration>'

function settingsOf(port: number, data: string): string {
  const settings = {
    's3proxy.endpoint': `http://127.0.0.1:${port}`,
    's3proxy.authorization': 'aws-v4',
    's3proxy.identity': ACCESS_KEY,
    's3proxy.credential': SECRET_KEY,
    'jclouds.provider': 'filesystem-nio2',
    'jclouds.filesystem.basedir': data,
    'jclouds.identity': 'none',
    'jclouds.credential': 'none',
  }
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')
}

/** Null once it responds, with any status. */
async function untilUp(address: string): Promise<Error | null> {
  const until = performance.now() + START_LIMIT_MS
  while (performance.now() < until) {
    // It does not listen yet.
    if ((await fetch(address).catch(() => null)) !== null) return null
    await wait(300)
  }
  return new Error('S3Proxy does not listen after a minute and a half')
}
