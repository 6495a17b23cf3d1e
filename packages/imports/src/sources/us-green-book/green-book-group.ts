import type { TaggedLine } from '../us-documents/tagged-lines.ts'

/** One group of a document: `INVT` with its lines. */
export interface Group {
  readonly name: string
  readonly lines: readonly TaggedLine[]
}

/** Groups of a name, in order. */
export function of(groups: readonly Group[], name: string): Group[] {
  return groups.filter((group) => group.name === name)
}

/** The first value of a tag, undefined if the group has none. */
export function valueOf(group: Group | undefined, tag: string): string | undefined {
  return valuesOf(group, tag)[0]
}

/** All values of a tag. */
export function valuesOf(group: Group | undefined, tag: string): string[] {
  return (group?.lines ?? []).filter((line) => line.tag === tag && line.value.trim() !== '').map(({ value }) => value.trim())
}
