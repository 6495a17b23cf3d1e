import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { basename, dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/**
 * Writes a folder as `archive` (.tar.gz): the same bytes for the same files, whoever writes it and when. `time`: of every file, in
 * seconds since 1970; `level`: of the compression, 1 to 9. Needs GNU tar.
 */
export async function writeArchive(folder: string, archive: string, time: number, level = 9): Promise<void> {
  const order = ['--format=gnu', '--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX', `--mtime=@${time}`]
  const tar = spawn('tar', [...order, '-C', dirname(folder), '-cf', '-', basename(folder)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(tar, 'close') as Promise<[number | null]>
  await pipeline(tar.stdout, createGzip({ level }), createWriteStream(archive))
  const [code] = await ended
  if (code !== 0) throw new Error(`tar ended with ${code}`)
}

/** Writes `FILE.sha256` beside a file, as `sha256sum --check` reads it. */
export async function writeChecksum(file: string): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  await writeFile(`${file}.sha256`, `${hash.digest('hex')}  ${basename(file)}\n`)
}
