/** A class of one main group: its key and how many dots stand before its title, null where no file says. */
export interface GroupMember {
  readonly key: string
  readonly dots: number | null
}

/**
 * Who stands directly below whom in a main group, by dots: the parent of each is the nearest one before it with fewer dots. Members in
 * order of their keys. One without dots stands directly below the main group, with nothing below it. Key to key of the parent.
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
