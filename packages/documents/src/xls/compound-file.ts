const SECTOR = 512
const ENTRIES_IN_SECTOR = SECTOR / 4

/** FAT sectors listed in the header; further ones are listed in DIFAT sectors. */
const LISTED_IN_HEADER = 109

/** Shorter streams would stand in a store for small ones. */
const MIN_STREAM_LENGTH = 4096

const FREE = 0xffffffff
const END_OF_CHAIN = 0xfffffffe
const FAT_SECTOR = 0xfffffffd
const DIFAT_SECTOR = 0xfffffffc

/**
 * A compound file (MS-CFB, version 3) with one stream. Its sectors: the stream, the directory, the FAT, the DIFAT. A stream has at most
 * 2 GB.
 */
export function compoundFile(name: string, chunks: readonly Buffer[]): Buffer {
  const contentLength = chunks.reduce((sum, { length }) => sum + length, 0)
  const streamLength = Math.max(contentLength, MIN_STREAM_LENGTH)
  const layout = layOut(Math.ceil(streamLength / SECTOR))
  const file = Buffer.alloc((1 + layout.total) * SECTOR)
  writeHeader(file, layout)
  let at = SECTOR
  for (const chunk of chunks) at += chunk.copy(file, at)
  const directoryAt = (1 + layout.directory) * SECTOR
  writeEntry(file.subarray(directoryAt), { name: 'Root Entry', type: 5, child: 1, start: END_OF_CHAIN, length: 0 })
  writeEntry(file.subarray(directoryAt + 128), { name, type: 2, child: FREE, start: 0, length: streamLength })
  for (const unused of [2, 3])
    writeEntry(file.subarray(directoryAt + unused * 128), { name: '', type: 0, child: FREE, start: 0, length: 0 })
  writeTables(file, layout)
  return file
}

/** Indexes of the first sector of each part, and how many there are. The stream begins at sector 0. */
interface Layout {
  readonly directory: number
  readonly fat: number
  readonly fatCount: number
  readonly difat: number
  readonly difatCount: number
  readonly total: number
}

function layOut(streamSectors: number): Layout {
  let [fatCount, difatCount] = [1, 0]
  // Both tables have entries for their own sectors.
  while (true) {
    const total = streamSectors + 1 + fatCount + difatCount
    const fat = Math.ceil(total / ENTRIES_IN_SECTOR)
    const difat = Math.max(0, Math.ceil((fat - LISTED_IN_HEADER) / (ENTRIES_IN_SECTOR - 1)))
    if (fat === fatCount && difat === difatCount) {
      return { directory: streamSectors, fat: streamSectors + 1, fatCount, difat: streamSectors + 1 + fatCount, difatCount, total }
    }
    ;[fatCount, difatCount] = [fat, difat]
  }
}

function writeHeader(file: Buffer, { directory, fat, fatCount, difat, difatCount }: Layout): void {
  file.write('d0cf11e0a1b11ae1', 0, 'hex')
  // Versions, byte order, sizes of sectors as powers of two.
  for (const [index, value] of [0x003e, 0x0003, 0xfffe, 9, 6].entries()) file.writeUInt16LE(value, 24 + index * 2)
  file.writeUInt32LE(fatCount, 44)
  file.writeUInt32LE(directory, 48)
  file.writeUInt32LE(MIN_STREAM_LENGTH, 56)
  // No store for small streams.
  file.writeUInt32LE(END_OF_CHAIN, 60)
  file.writeUInt32LE(difatCount === 0 ? END_OF_CHAIN : difat, 68)
  file.writeUInt32LE(difatCount, 72)
  for (let index = 0; index < LISTED_IN_HEADER; index++) file.writeUInt32LE(index < fatCount ? fat + index : FREE, 76 + index * 4)
}

interface DirectoryEntry {
  readonly name: string
  /** 0: unused, 2: stream, 5: root. */
  readonly type: number
  readonly child: number
  readonly start: number
  readonly length: number
}

function writeEntry(entry: Buffer, { name, type, child, start, length }: DirectoryEntry): void {
  entry.write(name, 0, 'utf16le')
  entry.writeUInt16LE(name === '' ? 0 : (name.length + 1) * 2, 64)
  entry.writeUInt8(type, 66)
  // Black, as a tree of one node is.
  entry.writeUInt8(1, 67)
  entry.writeUInt32LE(FREE, 68)
  entry.writeUInt32LE(FREE, 72)
  entry.writeUInt32LE(child, 76)
  entry.writeUInt32LE(start, 116)
  entry.writeUInt32LE(length, 120)
}

function writeTables(file: Buffer, { directory, fat, fatCount, difat, difatCount, total }: Layout): void {
  const fatAt = (1 + fat) * SECTOR
  for (let sector = 0; sector < fatCount * ENTRIES_IN_SECTOR; sector++) file.writeUInt32LE(nextOf(sector), fatAt + sector * 4)
  for (let index = 0; index < difatCount; index++) {
    const at = (1 + difat + index) * SECTOR
    const first = LISTED_IN_HEADER + index * (ENTRIES_IN_SECTOR - 1)
    for (let entry = 0; entry < ENTRIES_IN_SECTOR - 1; entry++) {
      file.writeUInt32LE(first + entry < fatCount ? fat + first + entry : FREE, at + entry * 4)
    }
    file.writeUInt32LE(index + 1 < difatCount ? difat + index + 1 : END_OF_CHAIN, at + SECTOR - 4)
  }

  function nextOf(sector: number): number {
    if (sector < directory) return sector === directory - 1 ? END_OF_CHAIN : sector + 1
    if (sector === directory) return END_OF_CHAIN
    if (sector < difat) return FAT_SECTOR
    return sector < total ? DIFAT_SECTOR : FREE
  }
}
