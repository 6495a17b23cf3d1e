/** A class of one main group: its key and the number of dots of its title, null if no file gives it. */
export interface GroupMember {
  readonly key: string
  readonly dots: number | null
}

/**
 * Direct parents within a main group, derived from dots: the parent of a class is the nearest one before it with fewer dots. Members are
 * in order of their keys. One without dots is a direct child of the main group and has no children. Maps key to key of the parent.
 */
export function groupParents(members: readonly GroupMember[], mainGroup: string): Map<string, string> {
  const parents = new Map<string, string>()
  let above: GroupMember[] = []
  for (const member of members) {
    if (member.key === mainGroup) continue
    const { dots } = member
    if (dots === null) parents.set(member.key, mainGroup)
    else {
      above = above.filter((one) => (one.dots ?? 0) < dots)
      parents.set(member.key, above.at(-1)?.key ?? mainGroup)
      above.push(member)
    }
  }
  return parents
}
