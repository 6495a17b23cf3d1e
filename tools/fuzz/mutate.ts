import type { Random } from '@gezhi/imports/demo'
import { gzipSync, zipSync } from 'fflate'

type Mutation = (bytes: Buffer, random: Random, other: Buffer) => Buffer

const MAX_DEPTH = 200_000
const MAX_ATTRIBUTE = 8_000_000
const ENCODINGS = ['UTF-16', 'GB2312', 'Shift_JIS', 'EBCDIC-CP-US', 'x-none', 'ISO-8859-1']
/** NUL, a control character, a lone surrogate, a byte order mark in the middle, invalid UTF-8. */
const ODD_BYTES = [[0], [0x1b], [0xed, 0xa0, 0x80], [0xef, 0xbb, 0xbf], [0xff, 0xfe, 0xff], [0xc0, 0x80], [0xf4, 0xbf, 0xbf, 0xbf]]
const BOMB = `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1000)}">${Array.from({ length: 9 }, (_, level) => `<!ENTITY ${'b'.repeat(level + 1)} "${`&${level === 0 ? 'a' : 'b'.repeat(level)};`.repeat(10)}">`).join('')}]>`

const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'flipped bits': (bytes, random) => {
    const copy = Buffer.from(bytes)
    for (let flips = random.between(1, 30); flips > 0; flips -= 1) {
      const at = random.int(copy.length)
      copy[at] = copy[at]! ^ (1 << random.int(8))
    }
    return copy
  },
  truncated: (bytes, random) => bytes.subarray(0, random.int(bytes.length)),
  'without a part': (bytes, random) => {
    const [from, to] = range(bytes, random)
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])
  },
  'a part again and again': (bytes, random) => {
    const [from, to] = range(bytes, random)
    const part = bytes.subarray(from, Math.min(to, from + 1000))
    return Buffer.concat([bytes.subarray(0, to), ...Array.from({ length: random.between(1, 200) }, () => part), bytes.subarray(to)])
  },
  'swapped tags or values': (bytes, random) => {
    const parts = bytes.toString('latin1').split(/(<[^>]*>|"[^"]*"|[\t\n,])/)
    for (let swaps = random.between(1, 10); swaps > 0; swaps -= 1) {
      const [a, b] = [random.int(parts.length), random.int(parts.length)]
      ;[parts[a], parts[b]] = [parts[b]!, parts[a]!]
    }
    return Buffer.from(parts.join(''), 'latin1')
  },
  'deep nesting': (bytes, random) => {
    const depth = 1 + random.int(random.chance(0.5) ? 1000 : MAX_DEPTH)
    const [open, close] = random.pick([
      ['<a>', '</a>'],
      ['[', ']'],
      ['{"a":', '}'],
    ] as const)
    return inserted(bytes, random, open.repeat(depth) + (random.chance(0.5) ? close.repeat(depth) : ''))
  },
  'huge attribute or text': (bytes, random) => {
    const text = random.pick(['a', '字', '&amp;', ' ', '；', '1.']).repeat(random.int(MAX_ATTRIBUTE / 5))
    const at = bytes.indexOf(random.pick(['>', '"', ',', '\n']), random.int(bytes.length))
    const addition = bytes[at] === 0x3e ? ` a="${text}"` : text
    return Buffer.concat([bytes.subarray(0, Math.max(0, at)), Buffer.from(addition), bytes.subarray(Math.max(0, at))])
  },
  'another encoding': (bytes, random) => {
    const text = bytes.toString()
    const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le')
    return random.pick([utf16, Buffer.from(utf16).swap16(), Buffer.from(text, 'utf16le'), Buffer.from(text, 'latin1'), utf16.subarray(1)])
  },
  'a wrong declaration': (bytes, random) =>
    Buffer.from(bytes.toString('latin1').replace(/encoding="[^"]*"/i, `encoding="${random.pick(ENCODINGS)}"`), 'latin1'),
  'odd bytes': (bytes, random) => {
    let changed = bytes
    for (let times = random.between(1, 10); times > 0; times -= 1) {
      const at = random.int(changed.length)
      changed = Buffer.concat([changed.subarray(0, at), Buffer.from(random.pick(ODD_BYTES)), changed.subarray(at)])
    }
    return changed
  },
  'an escape of half a character': (bytes, random) =>
    inserted(bytes, random, random.pick(['\\ud800', '&#xD800;', '&#0;', '\\u0000', '&#x110000;'])),
  'an entity bomb': (bytes, random) => {
    const at = bytes.indexOf('<', 1 + bytes.indexOf('?>'))
    return inserted(Buffer.concat([bytes.subarray(0, at), Buffer.from(BOMB), bytes.subarray(at)]), random, '&bbbbbbbbb;')
  },
  'numbers out of range': (bytes, random) =>
    Buffer.from(
      bytes
        .toString('latin1')
        .replace(/\d{2,}/g, (digits) => (random.chance(0.2) ? random.pick(['-1', '1e309', '9'.repeat(40), '00000000', '']) : digits)),
      'latin1',
    ),
  'spliced with another format': (bytes, random, other) =>
    Buffer.concat([bytes.subarray(0, random.int(bytes.length)), other.subarray(random.int(other.length))]),
  zipped: (bytes, random) => damagedOrNot(Buffer.from(zipSync({ 'a.xml': bytes, 'b/c.jsonl': bytes })), random),
  gzipped: (bytes, random) => damagedOrNot(Buffer.from(gzipSync(bytes)), random),
}

/** Applies one to three mutations to bytes, and describes them. `other`: a file of another format. */
export function mutate(bytes: Buffer, random: Random, other: Buffer): { readonly bytes: Buffer; readonly mutations: readonly string[] } {
  const mutations: string[] = []
  let changed = bytes
  for (let times = random.pick([1, 1, 2, 3]); times > 0 && changed.length > 0; times -= 1) {
    const name = random.pick(Object.keys(MUTATIONS))
    mutations.push(name)
    changed = MUTATIONS[name]!(changed, random, other)
  }
  return { bytes: changed, mutations }
}

function range(bytes: Buffer, random: Random): readonly [number, number] {
  const from = random.int(bytes.length)
  return [from, from + random.int(bytes.length - from)]
}

function inserted(bytes: Buffer, random: Random, text: string): Buffer {
  const at = bytes.indexOf(random.pick(['>', '"', '\n', ':']), random.int(bytes.length)) + 1
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(text), bytes.subarray(at)])
}

function damagedOrNot(bytes: Buffer, random: Random): Buffer {
  return random.chance(0.7) ? MUTATIONS['flipped bits']!(bytes, random, bytes) : bytes
}
