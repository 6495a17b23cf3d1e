import { isIP } from 'node:net'

/** A contiguous part of the address space of IPv4 or IPv6. */
export interface AddressRange {
  readonly family: 4 | 6
  readonly first: bigint
  readonly last: bigint
  /** CIDR notation, normalised. */
  readonly text: string
}

/** Fewest bits of a prefix: larger networks belong to no institution, and `/0` is the whole internet. */
const MIN_PREFIX = { 4: 8, 6: 20 } as const
const BITS = { 4: 32, 6: 128 } as const

/** A network in CIDR notation or a single address, private ones included; null for anything else and for too large networks. */
export function readRange(text: string): AddressRange | null {
  const [, written = '', length] = /^([^/\s]+)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? []
  // Mapped addresses of IPv4 are written as IPv4: callers are compared in that form.
  if (isIP(written) === 0 || written.includes('%')) return null
  const address = addressOf(written)
  if (address === null || (isIP(written) === 6 && address.family === 4)) return null
  const { family, value } = address
  const prefix = length === undefined ? BITS[family] : Number(length)
  if (prefix > BITS[family] || prefix < MIN_PREFIX[family]) return null
  const size = 1n << BigInt(BITS[family] - prefix)
  const first = value - (value % size)
  return { family, first, last: first + size - 1n, text: `${formatAddress(family, first)}/${prefix}` }
}

/** Whether two ranges have an address in common. */
export function overlaps(one: AddressRange, other: AddressRange): boolean {
  return one.family === other.family && one.first <= other.last && other.first <= one.last
}

/** Whether an address of a client lies in a range; a mapped address of IPv4 (`::ffff:192.0.2.1`) counts as IPv4. */
export function contains({ family, first, last }: AddressRange, address: string): boolean {
  const found = addressOf(address)
  return found !== null && found.family === family && found.value >= first && found.value <= last
}

/** The number of an address, with which some proxies also forward the port. */
function addressOf(text: string): { readonly family: 4 | 6; readonly value: bigint } | null {
  const [, bracketed, withPort] = /^(?:\[(.*)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? []
  const bare = (bracketed ?? withPort ?? text).replace(/%.*$/, '')
  if (isIP(bare) === 4) return { family: 4, value: valueOf(bare.split('.').map(Number), 8n) }
  if (isIP(bare) !== 6) return null
  const value = valueOf(groupsOf(bare), 16n)
  return value >> 32n === 0xffffn ? { family: 4, value: value & 0xffff_ffffn } : { family: 6, value }
}

function valueOf(parts: readonly number[], bits: bigint): bigint {
  return parts.reduce((sum, part) => (sum << bits) + BigInt(part), 0n)
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The parser of addresses writes an IPv4 tail as groups.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const read = (part: string | undefined) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : [])
  const [before, after] = [read(head), read(tail)]
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after]
}

function formatAddress(family: 4 | 6, value: bigint): string {
  const [count, bits, radix, separator] = family === 4 ? [4, 8n, 10, '.'] : [8, 16n, 16, ':']
  const parts = Array.from({ length: count }, (_, index) =>
    ((value >> (BigInt(count - 1 - index) * bits)) & ((1n << bits) - 1n)).toString(radix),
  )
  const text = parts.join(separator)
  return family === 4 ? text : new URL(`http://[${text}]`).hostname.slice(1, -1)
}
