import { LOOK_ALIKE_GROUPS } from './look-alike-groups.ts'
import { STRUCTURAL_LOOK_ALIKES } from './structural-look-alikes.ts'

/** How near the characters of a row of our own list are. */
const GROUP_NEARNESS = 0.9

/** Characters that look like a simplified Chinese character, with their nearness from 0 to 1; empty for others. Pure. */
export function lookAlikesOf(char: string): ReadonlyMap<string, number> {
  return (table ??= readTable()).get(char) ?? NONE
}

const NONE: ReadonlyMap<string, number> = new Map()
let table: ReadonlyMap<string, ReadonlyMap<string, number>> | null = null

function readTable(): Map<string, Map<string, number>> {
  const alikes = new Map<string, Map<string, number>>()
  const add = (from: string, to: string, nearness: number): void => {
    if (from === to) return
    const known = alikes.get(from) ?? new Map<string, number>()
    known.set(to, Math.max(nearness, known.get(to) ?? 0))
    alikes.set(from, known)
  }
  for (const row of STRUCTURAL_LOOK_ALIKES.split(' ')) addRow(row, add)
  for (const row of LOOK_ALIKE_GROUPS) {
    for (const from of row) for (const to of row) add(from, to, GROUP_NEARNESS)
  }
  return alikes
}

/** `未9本末8来`: 本 and 末 are 0.95 near to 未, 来 0.85. */
function addRow(row: string, add: (from: string, to: string, nearness: number) => void): void {
  const [from = '', ...rest] = row
  let nearness = 0
  for (const char of rest) {
    if (char >= '0' && char <= '9') {
      nearness = Number(char) / 10 + 0.05
    } else {
      add(from, char, nearness)
      add(char, from, nearness)
    }
  }
}
