/** A province, city or county. */
export interface RegionNode {
  readonly code: string
  readonly name: string
  readonly children: readonly RegionNode[]
}

/** An address in its parts; regions by name, empty if not given. */
export interface AddressParts {
  readonly province: string
  readonly city: string
  readonly county: string
  readonly street: string
}

const NAMES = ['province', 'city', 'county'] as const

/** One line, with spaces between the parts: `广东省 深圳市 南山区 科技园 1 号`. */
export function joinAddress({ province, city, county, street }: AddressParts): string {
  return [province, city, county, street].filter(Boolean).join(' ')
}

/** The parts of a line: nested regions as far as the line contains them, the rest is the street. */
export function splitAddress(line: string, regions: readonly RegionNode[]): AddressParts {
  const parts = { province: '', city: '', county: '', street: '' }
  let rest = line.trimStart()
  let within = regions
  for (const name of NAMES) {
    const found = within.find((region) => rest.startsWith(region.name))
    if (!found) break
    parts[name] = found.name
    rest = rest.slice(found.name.length).trimStart()
    within = found.children
  }
  return { ...parts, street: rest }
}

/** The subdivisions of the region with this name; none if it is unknown. */
export function regionsIn(regions: readonly RegionNode[], name: string): readonly RegionNode[] {
  return regions.find((region) => region.name === name)?.children ?? []
}
